/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealImportProblem } from './dealImportProblem';

/**
 * What became of the rows of a CSV of deals.
 */
export interface DealImportResult {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  rows: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  added: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  updated: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unchanged: number;
  /** The rows that were not imported, in file order. */
  problems: DealImportProblem[];
}
