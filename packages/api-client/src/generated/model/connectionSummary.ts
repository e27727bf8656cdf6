/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The connection hub in four figures.
 */
export interface ConnectionSummary {
  /**
     * Modules that answered their last check.
     * @minimum 0
     * @maximum 9007199254740991
     */
  connected_modules: number;
  /**
     * Subscriptions that are delivered to.
     * @minimum 0
     * @maximum 9007199254740991
     */
  active_subscriptions: number;
  /**
     * Events that were ever published, those removed since included.
     * @minimum 0
     * @maximum 9007199254740991
     */
  events_published: number;
  /**
     * Events of which a delivery has become a dead letter.
     * @minimum 0
     * @maximum 9007199254740991
     */
  failed_events: number;
}
