/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AnalyticsOverviewWeeklyTrendsItem = {
  date: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
};
