/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Baseline for comparison: ranking by silence alone.
 */
export type HeldOutScoreBaseline = typeof HeldOutScoreBaseline[keyof typeof HeldOutScoreBaseline];


export const HeldOutScoreBaseline = {
  silence: 'silence',
} as const;
