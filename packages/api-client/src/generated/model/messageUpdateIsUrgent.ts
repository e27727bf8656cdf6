/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MessageUpdateIsUrgent = typeof MessageUpdateIsUrgent[keyof typeof MessageUpdateIsUrgent];


export const MessageUpdateIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
