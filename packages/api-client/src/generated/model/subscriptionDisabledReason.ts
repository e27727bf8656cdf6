/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * gone: the endpoint returned 410. failing: it failed for five days without a success.
 */
export type SubscriptionDisabledReason = typeof SubscriptionDisabledReason[keyof typeof SubscriptionDisabledReason] | null;


export const SubscriptionDisabledReason = {
  gone: 'gone',
  failing: 'failing',
} as const;
