/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type RfmAnalysisEngagementMetrics = {
  averageEngagementScore: number | null;
  /**
     * Number of customers with a score of at least one half.
     * @minimum 0
     * @maximum 9007199254740991
     */
  highEngagement: number;
};
