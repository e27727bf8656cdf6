/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * v1: HMAC-SHA256 with a shared secret. v1a: Ed25519.
 */
export type NewSubscriptionSignature = typeof NewSubscriptionSignature[keyof typeof NewSubscriptionSignature];


export const NewSubscriptionSignature = {
  v1: 'v1',
  v1a: 'v1a',
} as const;
