/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The connection hub in four counts.
 */
export interface ConnectionSummary {
  /**
     * Modules that passed their last check.
     * @minimum 0
     * @maximum 9007199254740991
     */
  connected_modules: number;
  /**
     * Subscriptions that receive deliveries.
     * @minimum 0
     * @maximum 9007199254740991
     */
  active_subscriptions: number;
  /**
     * Events published so far, including those removed since.
     * @minimum 0
     * @maximum 9007199254740991
     */
  events_published: number;
  /**
     * Events with a delivery that became a dead letter.
     * @minimum 0
     * @maximum 9007199254740991
     */
  failed_events: number;
}
