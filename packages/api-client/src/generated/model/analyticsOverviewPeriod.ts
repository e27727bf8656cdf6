/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which days were counted.
 */
export type AnalyticsOverviewPeriod = {
  /** The first day. */
  from: string;
  /** Today. */
  to: string;
  /** Whose days they are: that of the guardrails. */
  timeZone: string;
  /** The first instant of the first day. */
  since: string;
};
