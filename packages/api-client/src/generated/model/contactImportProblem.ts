/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';
import type { ContactImportProblemCode } from './contactImportProblemCode';

/**
 * An entry in an address book that could not be used.
 */
export interface ContactImportProblem {
  /** A UUID. */
  id: string;
  /**
     * Row number from 1, not counting the header row.
     * @minimum 1
     * @maximum 9007199254740991
     */
  row: number;
  /** `null` if the whole row was skipped. */
  field: ContactField | null;
  code: ContactImportProblemCode;
  reason: string;
  /**
     * The original value, shortened.
     * @nullable
     */
  value: string | null;
}
