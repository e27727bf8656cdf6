/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Delivery progress of an outbound message. It never moves backwards.
 */
export type Receipt = typeof Receipt[keyof typeof Receipt];


export const Receipt = {
  queued: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
} as const;
