/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealField } from './dealField';
import type { DealImportProblemCode } from './dealImportProblemCode';

/**
 * A row of a CSV of deals that was not imported.
 */
export interface DealImportProblem {
  /**
     * Row number from 1, not counting the header row.
     * @minimum 1
     * @maximum 9007199254740991
     */
  row: number;
  field: DealField | null;
  code: DealImportProblemCode;
  reason: string;
  /**
     * The original value, shortened.
     * @nullable
     */
  value: string | null;
}
