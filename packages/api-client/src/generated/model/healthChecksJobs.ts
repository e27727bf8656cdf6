/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksJobsStatus } from './healthChecksJobsStatus';

export type HealthChecksJobs = {
  status: HealthChecksJobsStatus;
  /**
     * Jobs that are due and not yet taken.
     * @minimum 0
     * @maximum 9007199254740991
     */
  waiting: number;
  /**
     * Jobs that failed for good.
     * @minimum 0
     * @maximum 9007199254740991
     */
  deadLetters: number;
  /** In words. */
  detail: string;
};
