/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ConversationTableLayoutSortOrder = typeof ConversationTableLayoutSortOrder[keyof typeof ConversationTableLayoutSortOrder];


export const ConversationTableLayoutSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
