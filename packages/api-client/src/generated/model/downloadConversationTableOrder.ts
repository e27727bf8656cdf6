/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DownloadConversationTableOrder = typeof DownloadConversationTableOrder[keyof typeof DownloadConversationTableOrder];


export const DownloadConversationTableOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
