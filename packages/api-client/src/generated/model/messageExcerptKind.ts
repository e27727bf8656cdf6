/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of sender.
 */
export type MessageExcerptKind = typeof MessageExcerptKind[keyof typeof MessageExcerptKind];


export const MessageExcerptKind = {
  personal: 'personal',
  list: 'list',
  automatic: 'automatic',
  bounce: 'bounce',
} as const;
