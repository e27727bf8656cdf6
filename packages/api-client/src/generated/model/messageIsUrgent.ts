/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * 1 means urgent.
 */
export type MessageIsUrgent = typeof MessageIsUrgent[keyof typeof MessageIsUrgent];


export const MessageIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
