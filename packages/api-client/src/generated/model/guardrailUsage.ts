/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How much of the daily send budget is used.
 */
export interface GuardrailUsage {
  /**
     * Number of messages that all automations together were allowed to send today, in the workspace time zone.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sentToday: number;
  /**
     * Maximum number of messages for today.
     * @minimum 0
     * @maximum 9007199254740991
     */
  budget: number;
  /** When the next day starts, in the workspace time zone. */
  dayEndsAt: string;
}
