/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `failed`: all recent attempts failed, but retries continue.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  active: 'active',
  paused: 'paused',
  failed: 'failed',
  disabled: 'disabled',
} as const;
