/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealFileColumn } from './dealFileColumn';

/**
 * What a CSV of deals contains.
 */
export interface DealFile {
  /**
     * Rows that are not empty, without the headers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  rows: number;
  columns: DealFileColumn[];
  /**
     * A date of the file that needs `dayOrder`, such as 03/04/2026; `null` if there is none.
     * @nullable
     */
  ambiguousDay: string | null;
}
