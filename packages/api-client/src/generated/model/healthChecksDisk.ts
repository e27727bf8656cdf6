/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksDiskStatus } from './healthChecksDiskStatus';

export type HealthChecksDisk = {
  status: HealthChecksDiskStatus;
  /** @minimum 0 */
  freeBytes: number;
  /** A description in plain language. */
  detail: string;
};
