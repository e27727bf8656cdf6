/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * All of them. The time zone is set with the workspace settings.
 */
export interface GuardrailsUpdate {
  /** Automations may label, and write drafts. */
  L1: boolean;
  /** Automations may send: to a canary first, then to the rest. */
  L2: boolean;
  /**
     * How many messages an automation sends before its answers are waited for.
     * @minimum 1
     * @maximum 1000000
     */
  canary: number;
  /**
     * Maximum acceptable rate of unsubscribes; above it, by the exact binomial tail, sending stops.
     * @minimum 0
     * @maximum 1
     */
  stop_unsub: number;
  /**
     * Maximum acceptable rate of complaints; above it, by the exact binomial tail, sending stops.
     * @minimum 0
     * @maximum 1
     */
  stop_complaints: number;
  /**
     * How many messages all automations together send on a day.
     * @minimum 0
     * @maximum 100000000
     */
  daily_budget: number;
  /**
     * When the morning brief is made.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  brief_time: string;
  /** Read-only, so that a body that was read can be sent back: the current one, or left out. `PUT /api/workspace/settings` sets it. */
  time_zone?: string;
}
