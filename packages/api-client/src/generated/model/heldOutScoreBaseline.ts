/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What it is compared with: ranking by silence alone.
 */
export type HeldOutScoreBaseline = typeof HeldOutScoreBaseline[keyof typeof HeldOutScoreBaseline];


export const HeldOutScoreBaseline = {
  silence: 'silence',
} as const;
