/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksSendingStatus } from './healthChecksSendingStatus';

export type HealthChecksSending = {
  status: HealthChecksSendingStatus;
  /**
     * Overdue messages that nothing is holding back.
     * @minimum 0
     * @maximum 9007199254740991
     */
  stuck: number;
  /** A description in plain language. */
  detail: string;
};
