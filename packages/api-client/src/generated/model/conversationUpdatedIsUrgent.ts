/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * 1 while an open message is urgent.
 */
export type ConversationUpdatedIsUrgent = typeof ConversationUpdatedIsUrgent[keyof typeof ConversationUpdatedIsUrgent];


export const ConversationUpdatedIsUrgent = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
