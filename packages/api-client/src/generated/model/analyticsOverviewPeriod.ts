/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The days counted.
 */
export type AnalyticsOverviewPeriod = {
  /** First day of the period. */
  from: string;
  /** Last day of the period, which is today. */
  to: string;
  /** Time zone of the days: the workspace time zone. */
  timeZone: string;
  /** Start of the first day. */
  since: string;
};
