/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MessageExcerptDirection = typeof MessageExcerptDirection[keyof typeof MessageExcerptDirection];


export const MessageExcerptDirection = {
  inbound: 'inbound',
  outbound: 'outbound',
} as const;
