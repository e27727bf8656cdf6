/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightShiftOperationStatus = typeof NightShiftOperationStatus[keyof typeof NightShiftOperationStatus];


export const NightShiftOperationStatus = {
  queued: 'queued',
  running: 'running',
  waiting: 'waiting',
  paused: 'paused',
} as const;
