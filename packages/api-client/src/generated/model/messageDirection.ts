/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MessageDirection = typeof MessageDirection[keyof typeof MessageDirection];


export const MessageDirection = {
  inbound: 'inbound',
  outbound: 'outbound',
} as const;
