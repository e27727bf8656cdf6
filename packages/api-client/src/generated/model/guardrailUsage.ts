/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How much of the day’s budget is spent.
 */
export interface GuardrailUsage {
  /**
     * What all automations together were let send on this day of the workspace.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sentToday: number;
  /**
     * How many they may.
     * @minimum 0
     * @maximum 9007199254740991
     */
  budget: number;
  /** When the next day begins, by the workspace’s time zone. */
  dayEndsAt: string;
}
