/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SearchAnalytics {
  /**
     * Share of total influence; adds up to 1 over all nodes.
     * @minimum 0
     */
  pagerank: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  engagement_score: number;
}
