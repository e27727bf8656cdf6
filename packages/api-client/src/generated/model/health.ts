/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecks } from './healthChecks';
import type { HealthStatus } from './healthStatus';

/**
 * Whether the application is healthy.
 */
export interface Health {
  status: HealthStatus;
  version: string;
  /** @minimum 0 */
  uptimeSeconds: number;
  checks: HealthChecks;
}
