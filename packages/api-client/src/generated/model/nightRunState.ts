/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightRunState = typeof NightRunState[keyof typeof NightRunState];


export const NightRunState = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
