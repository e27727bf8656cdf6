/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Rank among all actions of the day, by expected value.
 */
export type BriefActionImpact = typeof BriefActionImpact[keyof typeof BriefActionImpact];


export const BriefActionImpact = {
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const;
