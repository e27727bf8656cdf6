/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `scheduled` and `queued` messages can be canceled; `scheduled` ones have a send time.
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
