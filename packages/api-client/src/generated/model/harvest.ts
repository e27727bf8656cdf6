/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the inbox harvester brought in.
 */
export interface Harvest {
  /**
     * How many connected mailboxes were asked.
     * @minimum 0
     * @maximum 9007199254740991
     */
  mailboxes: number;
  /**
     * How many new messages they had.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * How many files of messages were fetched anew.
     * @minimum 0
     * @maximum 9007199254740991
     */
  files: number;
  /**
     * How many events that had been put aside were read again.
     * @minimum 0
     * @maximum 9007199254740991
     */
  envelopes: number;
}
