/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Up to 5 minutes, up to 15 minutes, or longer.
 */
export type BriefActionEffort = typeof BriefActionEffort[keyof typeof BriefActionEffort];


export const BriefActionEffort = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
