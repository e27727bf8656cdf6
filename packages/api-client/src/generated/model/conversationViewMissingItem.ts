/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationViewMissingItem = typeof ConversationViewMissingItem[keyof typeof ConversationViewMissingItem];


export const ConversationViewMissingItem = {
  projectId: 'projectId',
  assigneeId: 'assigneeId',
  accountId: 'accountId',
} as const;
