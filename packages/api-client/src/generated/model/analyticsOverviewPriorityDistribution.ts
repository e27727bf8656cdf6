/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Incoming messages by priority tier.
 */
export type AnalyticsOverviewPriorityDistribution = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  high: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  medium: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  low: number;
};
