/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestRunState = typeof IngestRunState[keyof typeof IngestRunState];


export const IngestRunState = {
  queued: 'queued',
  running: 'running',
  finished: 'finished',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
