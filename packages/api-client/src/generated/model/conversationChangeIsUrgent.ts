/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationChangeIsUrgent = typeof ConversationChangeIsUrgent[keyof typeof ConversationChangeIsUrgent];


export const ConversationChangeIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
