/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListConversationsOrder = typeof ListConversationsOrder[keyof typeof ListConversationsOrder];


export const ListConversationsOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
