/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `mapping` waits for the columns to be mapped.
 */
export type ContactImportState = typeof ContactImportState[keyof typeof ContactImportState];


export const ContactImportState = {
  mapping: 'mapping',
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
