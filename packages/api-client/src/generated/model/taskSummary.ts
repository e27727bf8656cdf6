/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How much there is to do.
 */
export interface TaskSummary {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  open: number;
  /**
     * Open, and due before now.
     * @minimum 0
     * @maximum 9007199254740991
     */
  overdue: number;
}
