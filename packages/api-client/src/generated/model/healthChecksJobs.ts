/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksJobsStatus } from './healthChecksJobsStatus';

export type HealthChecksJobs = {
  status: HealthChecksJobsStatus;
  /**
     * Jobs that are due but not started.
     * @minimum 0
     * @maximum 9007199254740991
     */
  waiting: number;
  /**
     * Jobs that failed permanently.
     * @minimum 0
     * @maximum 9007199254740991
     */
  deadLetters: number;
  /** A description in plain language. */
  detail: string;
};
