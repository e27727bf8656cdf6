/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `scheduled` and `queued` can be taken back; `scheduled` was given a time.
 */
export type OutboxState = typeof OutboxState[keyof typeof OutboxState];


export const OutboxState = {
  scheduled: 'scheduled',
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
