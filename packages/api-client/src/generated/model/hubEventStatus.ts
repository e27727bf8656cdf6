/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `published`: nobody subscribed to it. `pending`: a delivery still waits. `failed`: none waits, and one has become a dead letter. `delivered`: it arrived everywhere.
 */
export type HubEventStatus = typeof HubEventStatus[keyof typeof HubEventStatus];


export const HubEventStatus = {
  published: 'published',
  pending: 'pending',
  delivered: 'delivered',
  failed: 'failed',
} as const;
