/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * v1: HMAC-SHA256 with a shared secret. v1a: Ed25519.
 */
export type SubscriptionSignature = typeof SubscriptionSignature[keyof typeof SubscriptionSignature];


export const SubscriptionSignature = {
  v1: 'v1',
  v1a: 'v1a',
} as const;
