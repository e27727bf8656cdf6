/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RetentionStep } from './retentionStep';

export interface RetentionCurve {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * Customers who have been silent for `quietDays` at least once.
     * @minimum 0
     * @maximum 9007199254740991
     */
  quiet: number;
  /**
     * Silence that counts as quiet: the horizon of the churn probabilities.
     * @minimum 1
     * @maximum 9007199254740991
     */
  quietDays: number;
  /**
     * End of the curve: until then, at least ten customers were observed. 0 if fewer.
     * @minimum 0
     * @maximum 9007199254740991
     */
  untilDays: number;
  /** Share not yet quiet from each day on, with its 95% interval. Before the first step it is 1. */
  steps: RetentionStep[];
}
