/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How far the messages of a campaign came. Each stage contains the next one.
 */
export interface CampaignFunnel {
  /**
     * Messages that left.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
  /** Reported as delivered or read, or answered by an open, a click or a reply. `null` if no provider reported any: SMTP does not. */
  delivered: number | null;
  /**
     * Opened, read or clicked, or replied to: whoever replies has read it.
     * @minimum 0
     * @maximum 9007199254740991
     */
  opened: number;
  /**
     * Replied on the channel within `answerHours`.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replied: number;
}
