/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HealthChecksDatabaseStatus = typeof HealthChecksDatabaseStatus[keyof typeof HealthChecksDatabaseStatus];


export const HealthChecksDatabaseStatus = {
  ok: 'ok',
  degraded: 'degraded',
} as const;
