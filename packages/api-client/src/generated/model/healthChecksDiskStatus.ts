/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HealthChecksDiskStatus = typeof HealthChecksDiskStatus[keyof typeof HealthChecksDiskStatus];


export const HealthChecksDiskStatus = {
  ok: 'ok',
  degraded: 'degraded',
} as const;
