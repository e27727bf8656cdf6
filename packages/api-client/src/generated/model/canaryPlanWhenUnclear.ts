/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to do afterwards if the results neither show nor rule out a drop.
 */
export type CanaryPlanWhenUnclear = typeof CanaryPlanWhenUnclear[keyof typeof CanaryPlanWhenUnclear];


export const CanaryPlanWhenUnclear = {
  continue: 'continue',
  ask: 'ask',
} as const;
