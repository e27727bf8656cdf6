/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksDatabaseStatus } from './healthChecksDatabaseStatus';

export type HealthChecksDatabase = {
  status: HealthChecksDatabaseStatus;
  /** In words. */
  detail: string;
};
