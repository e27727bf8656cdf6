/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * paused: events wait. active: delivery resumes with the waiting events, even after it was disabled.
 */
export type SubscriptionUpdateStatus = typeof SubscriptionUpdateStatus[keyof typeof SubscriptionUpdateStatus];


export const SubscriptionUpdateStatus = {
  active: 'active',
  paused: 'paused',
} as const;
