/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationUpdateIsUrgent = typeof ConversationUpdateIsUrgent[keyof typeof ConversationUpdateIsUrgent];


export const ConversationUpdateIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
