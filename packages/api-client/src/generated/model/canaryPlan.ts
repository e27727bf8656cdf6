/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CanaryPlanWhenUnclear } from './canaryPlanWhenUnclear';

/**
 * A small part of the audience first. The guardrails hold beside it: their own canary, budget and stops.
 */
export interface CanaryPlan {
  /**
     * The share of the audience that is written to first.
     * @minimum 0.001
     * @maximum 1
     */
  share: number;
  /**
     * How much lower, relatively, its rate may be than that of earlier campaigns before it is rolled back.
     * @minimum 0.01
     * @maximum 0.99
     */
  rollback: number;
  /**
     * How long its answers are waited for, in hours.
     * @minimum 0.25
     * @maximum 168
     */
  windowHours: number;
  /** What happens after that where its figures show neither a drop nor that there is none. */
  whenUnclear: CanaryPlanWhenUnclear;
}
