/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SearchAnalytics {
  /**
     * Its share of all influence; those of all nodes add up to 1.
     * @minimum 0
     */
  pagerank: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  engagement_score: number;
}
