/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The preceding period of the same number of days, up to the current time of day.
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
