/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Signals measured when the models were fitted.
 */
export type CustomerDetailSignals = {
  /**
     * Transaction days in the first half of their history.
     * @minimum 0
     * @maximum 9007199254740991
     */
  earlierDays: number;
  /**
     * Transaction days in the second half of their history.
     * @minimum 0
     * @maximum 9007199254740991
     */
  laterDays: number;
  /**
     * Mean negativity of their newest messages, 0 to 1.
     * @minimum 0
     * @maximum 1
     */
  negativity: number;
  /**
     * Number of messages from them since our last one.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /**
     * Number of our messages that bounced.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bounces: number;
  /**
     * How many of their newest five messages say that they are leaving.
     * @minimum 0
     * @maximum 9007199254740991
     */
  cancellations: number;
};
