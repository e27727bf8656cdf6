/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Results of an inbox harvester run.
 */
export interface Harvest {
  /**
     * Number of connected mailboxes checked.
     * @minimum 0
     * @maximum 9007199254740991
     */
  mailboxes: number;
  /**
     * Number of new messages found.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * Number of message files fetched again.
     * @minimum 0
     * @maximum 9007199254740991
     */
  files: number;
  /**
     * Number of deferred events read again.
     * @minimum 0
     * @maximum 9007199254740991
     */
  envelopes: number;
}
