/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts of data moved from the other contact to the kept one.
 */
export type MergePreviewMoves = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  conversations: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  points: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  notes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  tasks: number;
};
