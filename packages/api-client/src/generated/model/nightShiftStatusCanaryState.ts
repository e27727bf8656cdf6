/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightShiftStatusCanaryState = typeof NightShiftStatusCanaryState[keyof typeof NightShiftStatusCanaryState] | null;


export const NightShiftStatusCanaryState = {
  draft: 'draft',
  scheduled: 'scheduled',
  canary: 'canary',
  running: 'running',
  paused: 'paused',
  stopped: 'stopped',
  done: 'done',
} as const;
