/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListMessagesDirection = typeof ListMessagesDirection[keyof typeof ListMessagesDirection];


export const ListMessagesDirection = {
  inbound: 'inbound',
  outbound: 'outbound',
} as const;
