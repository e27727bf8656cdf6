/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The period of as many days before, which ends at the time of day that it is now.
 */
export type AnalyticsOverviewPrevious = {
  from: string;
  to: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalMessages: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  inbound: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  outbound: number;
  averageResponseTime: number | null;
};
