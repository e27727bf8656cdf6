/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HealthChecksSendingStatus } from './healthChecksSendingStatus';

export type HealthChecksSending = {
  status: HealthChecksSendingStatus;
  /**
     * Messages that should have left and that nothing holds back.
     * @minimum 0
     * @maximum 9007199254740991
     */
  stuck: number;
  /** In words. */
  detail: string;
};
