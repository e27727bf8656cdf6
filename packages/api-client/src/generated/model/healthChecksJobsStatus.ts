/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HealthChecksJobsStatus = typeof HealthChecksJobsStatus[keyof typeof HealthChecksJobsStatus];


export const HealthChecksJobsStatus = {
  ok: 'ok',
  degraded: 'degraded',
} as const;
