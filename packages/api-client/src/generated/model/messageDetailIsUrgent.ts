/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * 1 means urgent.
 */
export type MessageDetailIsUrgent = typeof MessageDetailIsUrgent[keyof typeof MessageDetailIsUrgent];


export const MessageDetailIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
