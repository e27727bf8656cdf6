/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IntelligencePhaseState = typeof IntelligencePhaseState[keyof typeof IntelligencePhaseState];


export const IntelligencePhaseState = {
  done: 'done',
  running: 'running',
  waiting: 'waiting',
  failed: 'failed',
} as const;
