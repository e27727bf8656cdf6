/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Incoming messages by sentiment.
 */
export type AnalyticsOverviewSentimentDistribution = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  positive: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  neutral: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  negative: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unknown: number;
};
