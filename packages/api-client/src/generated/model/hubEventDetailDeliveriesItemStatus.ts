/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Delivery status.
 */
export type HubEventDetailDeliveriesItemStatus = typeof HubEventDetailDeliveriesItemStatus[keyof typeof HubEventDetailDeliveriesItemStatus];


export const HubEventDetailDeliveriesItemStatus = {
  pending: 'pending',
  retrying: 'retrying',
  delivered: 'delivered',
  failed: 'failed',
} as const;
