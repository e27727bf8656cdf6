/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Per column.
 */
export type StatsConversationsByStatus = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  inbox: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  in_progress: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  waiting: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  completed: number;
};
