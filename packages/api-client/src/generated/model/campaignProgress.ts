/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where the recipients of a campaign are; they add up to the audience.
 */
export interface CampaignProgress {
  /**
     * How many it was drawn for; 0 before it began.
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
     * In the outbox; they can still be taken back.
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
     * Who could not be written to, or was left out.
     * @minimum 0
     * @maximum 9007199254740991
     */
  skipped: number;
}
