/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number of calendar days, including today.
 */
export type AnalyticsRange = typeof AnalyticsRange[keyof typeof AnalyticsRange];


export const AnalyticsRange = {
  '1d': '1d',
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
} as const;
