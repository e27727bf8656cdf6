/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of sender.
 */
export type MessageKind = typeof MessageKind[keyof typeof MessageKind];


export const MessageKind = {
  personal: 'personal',
  list: 'list',
  automatic: 'automatic',
  bounce: 'bounce',
} as const;
