/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Recipient counts by state. They add up to the audience.
 */
export interface CampaignProgress {
  /**
     * Number of recipients selected; 0 before it starts.
     * @minimum 0
     * @maximum 9007199254740991
     */
  audience: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  waiting: number;
  /**
     * Messages in the outbox. They can still be canceled.
     * @minimum 0
     * @maximum 9007199254740991
     */
  queued: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  failed: number;
  /**
     * Recipients who could not be messaged or were excluded.
     * @minimum 0
     * @maximum 9007199254740991
     */
  skipped: number;
}
