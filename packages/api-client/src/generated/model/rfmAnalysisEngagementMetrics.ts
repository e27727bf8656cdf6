/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type RfmAnalysisEngagementMetrics = {
  averageEngagementScore: number | null;
  /**
     * Customers whose score is at least one half.
     * @minimum 0
     * @maximum 9007199254740991
     */
  highEngagement: number;
};
