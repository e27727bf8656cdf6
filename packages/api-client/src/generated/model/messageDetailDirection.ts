/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MessageDetailDirection = typeof MessageDetailDirection[keyof typeof MessageDetailDirection];


export const MessageDetailDirection = {
  inbound: 'inbound',
  outbound: 'outbound',
} as const;
