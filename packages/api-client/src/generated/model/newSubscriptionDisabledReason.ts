/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * gone: the endpoint returned 410. failing: it failed for five days without a success.
 */
export type NewSubscriptionDisabledReason = typeof NewSubscriptionDisabledReason[keyof typeof NewSubscriptionDisabledReason] | null;


export const NewSubscriptionDisabledReason = {
  gone: 'gone',
  failing: 'failing',
} as const;
