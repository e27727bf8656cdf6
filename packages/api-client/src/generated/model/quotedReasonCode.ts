/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the quoted words do.
 */
export type QuotedReasonCode = typeof QuotedReasonCode[keyof typeof QuotedReasonCode];


export const QuotedReasonCode = {
  request: 'request',
  deadline: 'deadline',
  haste: 'haste',
  cancellation: 'cancellation',
} as const;
