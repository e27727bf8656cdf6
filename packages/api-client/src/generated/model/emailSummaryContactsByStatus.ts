/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Addresses by status. Each address has exactly one status.
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
