/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';
import type { ContactImportProblemCode } from './contactImportProblemCode';

/**
 * Something in an address book that could not be used.
 */
export interface ContactImportProblem {
  /** A UUID. */
  id: string;
  /**
     * From 1; the line of headings is not counted.
     * @minimum 1
     * @maximum 9007199254740991
     */
  row: number;
  /** `null` when the row was left out as a whole. */
  field: ContactField | null;
  code: ContactImportProblemCode;
  reason: string;
  /**
     * What stands there, shortened.
     * @nullable
     */
  value: string | null;
}
