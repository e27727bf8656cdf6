/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What automations may do.
 */
export interface Guardrails {
  /** Automations may add labels and write drafts. */
  L1: boolean;
  /** Automations may send: first to a canary, then to the rest. */
  L2: boolean;
  /**
     * Number of messages an automation sends before it waits for responses.
     * @minimum 1
     * @maximum 1000000
     */
  canary: number;
  /**
     * Maximum acceptable rate of unsubscribes. Sending stops when an exact binomial test shows a higher rate.
     * @minimum 0
     * @maximum 1
     */
  stop_unsub: number;
  /**
     * Maximum acceptable rate of complaints. Sending stops when an exact binomial test shows a higher rate.
     * @minimum 0
     * @maximum 1
     */
  stop_complaints: number;
  /**
     * Maximum number of messages that all automations together send per day.
     * @minimum 0
     * @maximum 100000000
     */
  daily_budget: number;
  /**
     * When the morning brief is generated.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  brief_time: string;
  /**
     * The workspace time zone. It sets when budget days start and when the brief is generated.
     * @maxLength 64
     */
  time_zone: string;
}
