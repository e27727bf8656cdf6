/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What became of the addresses; each is in one of them.
 */
export type EmailSummaryContactsByStatus = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  active: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  bounced: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  complained: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unsubscribed: number;
};
