/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why a message cannot be sent.
 */
export type EligibilityCode = typeof EligibilityCode[keyof typeof EligibilityCode];


export const EligibilityCode = {
  not_connected: 'not_connected',
  no_contact_point: 'no_contact_point',
  opted_out: 'opted_out',
  cannot_start: 'cannot_start',
  window_closed: 'window_closed',
  quiet_hours: 'quiet_hours',
  empty: 'empty',
  too_long: 'too_long',
} as const;
