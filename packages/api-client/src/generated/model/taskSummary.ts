/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts of open tasks.
 */
export interface TaskSummary {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  open: number;
  /**
     * Number of open tasks that are past due.
     * @minimum 0
     * @maximum 9007199254740991
     */
  overdue: number;
}
