/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AboutMessagesCode = typeof AboutMessagesCode[keyof typeof AboutMessagesCode];


export const AboutMessagesCode = {
  purchase_inquiries: 'purchase_inquiries',
  promises_past: 'promises_past',
  negative: 'negative',
  failed: 'failed',
} as const;
