/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number of unseen notifications.
 */
export interface NotificationSummary {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unseen: number;
}
