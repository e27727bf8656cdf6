/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * v1: a shared secret. v1a: a separate Ed25519 key.
 */
export type SubscribeWebhookSignature = typeof SubscribeWebhookSignature[keyof typeof SubscribeWebhookSignature];


export const SubscribeWebhookSignature = {
  v1: 'v1',
  v1a: 'v1a',
} as const;
