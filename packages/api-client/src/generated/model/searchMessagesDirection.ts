/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SearchMessagesDirection = typeof SearchMessagesDirection[keyof typeof SearchMessagesDirection];


export const SearchMessagesDirection = {
  inbound: 'inbound',
  outbound: 'outbound',
} as const;
