/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ReplayState = typeof ReplayState[keyof typeof ReplayState];


export const ReplayState = {
  queued: 'queued',
  running: 'running',
  finished: 'finished',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
