/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `high`: messages on at least 4 of the last 28 days. `dormant`: none for 90 days. `medium`: in between.
 */
export type Cadence = typeof Cadence[keyof typeof Cadence];


export const Cadence = {
  high: 'high',
  medium: 'medium',
  dormant: 'dormant',
} as const;
