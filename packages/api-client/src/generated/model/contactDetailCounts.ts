/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts of the data stored about them.
 */
export type ContactDetailCounts = {
  /**
     * Number of messages from them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  inbound: number;
  /**
     * Number of messages to them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  outbound: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  openTasks: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  notes: number;
};
