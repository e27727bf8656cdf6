/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Stable code, the same for all providers.
 */
export type DeliveryFailureCode = typeof DeliveryFailureCode[keyof typeof DeliveryFailureCode];


export const DeliveryFailureCode = {
  authentication: 'authentication',
  throttled: 'throttled',
  recipient_unreachable: 'recipient_unreachable',
  opted_out: 'opted_out',
  window_closed: 'window_closed',
  template_needed: 'template_needed',
  too_long: 'too_long',
  rejected: 'rejected',
  transient: 'transient',
  unconfirmed: 'unconfirmed',
  stopped: 'stopped',
  not_connected: 'not_connected',
  no_contact_point: 'no_contact_point',
  cannot_start: 'cannot_start',
  quiet_hours: 'quiet_hours',
  empty: 'empty',
} as const;
