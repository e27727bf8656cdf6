/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether the message was received or sent.
 */
export type IngestEventType = typeof IngestEventType[keyof typeof IngestEventType];


export const IngestEventType = {
  email_received: 'email_received',
  email_sent: 'email_sent',
} as const;
