/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `published`: it has no subscribers. `pending`: a delivery is still waiting. `failed`: none is waiting, and at least one is a dead letter. `delivered`: all deliveries succeeded.
 */
export type HubEventStatus = typeof HubEventStatus[keyof typeof HubEventStatus];


export const HubEventStatus = {
  published: 'published',
  pending: 'pending',
  delivered: 'delivered',
  failed: 'failed',
} as const;
