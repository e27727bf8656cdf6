/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why there is no percentage: the first message came after the preceding period began, or that period had no messages.
 */
export type OverviewGrowthReason = typeof OverviewGrowthReason[keyof typeof OverviewGrowthReason] | null;


export const OverviewGrowthReason = {
  history_too_short: 'history_too_short',
  nothing_before: 'nothing_before',
} as const;
