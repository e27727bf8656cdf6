/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ok: 'ok',
  degraded: 'degraded',
} as const;
