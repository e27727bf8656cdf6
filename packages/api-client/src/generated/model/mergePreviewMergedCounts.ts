/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How much there is about them.
 */
export type MergePreviewMergedCounts = {
  /**
     * Messages from them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  inbound: number;
  /**
     * Messages to them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  outbound: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  openTasks: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  notes: number;
};
