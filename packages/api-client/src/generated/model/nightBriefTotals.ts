/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts by kind. The lines contain at most the first 50 of each kind.
 */
export type NightBriefTotals = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  answer: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  follow_up: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  send_failed: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  connection: number;
};
