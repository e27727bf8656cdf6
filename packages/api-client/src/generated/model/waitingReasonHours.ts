/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * It has waited at least this many hours.
 */
export type WaitingReasonHours = typeof WaitingReasonHours[keyof typeof WaitingReasonHours];


export const WaitingReasonHours = {
  NUMBER_4: 4,
  NUMBER_24: 24,
  NUMBER_48: 48,
  NUMBER_96: 96,
  NUMBER_168: 168,
} as const;
