/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksDatabase } from './healthChecksDatabase';
import type { HealthChecksDisk } from './healthChecksDisk';
import type { HealthChecksJobs } from './healthChecksJobs';
import type { HealthChecksSending } from './healthChecksSending';

export type HealthChecks = {
  database: HealthChecksDatabase;
  jobs: HealthChecksJobs;
  sending: HealthChecksSending;
  disk: HealthChecksDisk;
};
