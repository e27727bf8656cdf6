/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Who or what wrote it.
 */
export type MessageDetailKind = typeof MessageDetailKind[keyof typeof MessageDetailKind];


export const MessageDetailKind = {
  personal: 'personal',
  list: 'list',
  automatic: 'automatic',
  bounce: 'bounce',
} as const;
