/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `failed`: every attempt of late failed, and it is still tried.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  active: 'active',
  paused: 'paused',
  failed: 'failed',
  disabled: 'disabled',
} as const;
