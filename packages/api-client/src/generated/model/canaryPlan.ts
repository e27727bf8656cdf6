/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CanaryPlanWhenUnclear } from './canaryPlanWhenUnclear';

/**
 * Sends to a small part of the audience first. The guardrails still apply, with their own canary, budget and stop rules.
 */
export interface CanaryPlan {
  /**
     * Share of the audience that is messaged first.
     * @minimum 0.001
     * @maximum 1
     */
  share: number;
  /**
     * Maximum relative drop in its rate from earlier campaigns before it is rolled back.
     * @minimum 0.01
     * @maximum 0.99
     */
  rollback: number;
  /**
     * Waiting time for responses to the canary, in hours.
     * @minimum 0.25
     * @maximum 168
     */
  windowHours: number;
  /** What to do afterwards if the results neither show nor rule out a drop. */
  whenUnclear: CanaryPlanWhenUnclear;
}
