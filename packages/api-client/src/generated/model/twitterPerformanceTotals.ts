/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type TwitterPerformanceTotals = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  posts: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  impressions: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  likes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  reposts: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  replies: number;
};
