/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HealthChecksSendingStatus = typeof HealthChecksSendingStatus[keyof typeof HealthChecksSendingStatus];


export const HealthChecksSendingStatus = {
  ok: 'ok',
  degraded: 'degraded',
} as const;
