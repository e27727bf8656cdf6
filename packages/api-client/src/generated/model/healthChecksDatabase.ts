/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksDatabaseStatus } from './healthChecksDatabaseStatus';

export type HealthChecksDatabase = {
  status: HealthChecksDatabaseStatus;
  /** A description in plain language. */
  detail: string;
};
