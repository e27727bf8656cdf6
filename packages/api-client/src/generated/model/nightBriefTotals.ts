/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How many there are of each kind; of more than 50 only the first are lines.
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
