/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Type of sender.
 */
export type MessageDetailKind = typeof MessageDetailKind[keyof typeof MessageDetailKind];


export const MessageDetailKind = {
  personal: 'personal',
  list: 'list',
  automatic: 'automatic',
  bounce: 'bounce',
} as const;
