/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why it is urgent.
 */
export type UrgentReasonCause = typeof UrgentReasonCause[keyof typeof UrgentReasonCause];


export const UrgentReasonCause = {
  cancellation: 'cancellation',
  haste: 'haste',
  deadline: 'deadline',
  complaint: 'complaint',
} as const;
