/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * pending: not attempted yet. failed: a dead letter.
 */
export type HubDeliveryStatus = typeof HubDeliveryStatus[keyof typeof HubDeliveryStatus];


export const HubDeliveryStatus = {
  pending: 'pending',
  retrying: 'retrying',
  delivered: 'delivered',
  failed: 'failed',
} as const;
