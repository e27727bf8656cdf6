/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What happens after that where its figures show neither a drop nor that there is none.
 */
export type CanaryPlanWhenUnclear = typeof CanaryPlanWhenUnclear[keyof typeof CanaryPlanWhenUnclear];


export const CanaryPlanWhenUnclear = {
  continue: 'continue',
  ask: 'ask',
} as const;
