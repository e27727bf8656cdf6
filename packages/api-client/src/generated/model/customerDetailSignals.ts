/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What was seen at the fit.
 */
export type CustomerDetailSignals = {
  /**
     * Transaction days in the first half of their time.
     * @minimum 0
     * @maximum 9007199254740991
     */
  earlierDays: number;
  /**
     * And in the second.
     * @minimum 0
     * @maximum 9007199254740991
     */
  laterDays: number;
  /**
     * The mean of what was negative in their newest messages, 0 to 1.
     * @minimum 0
     * @maximum 1
     */
  negativity: number;
  /**
     * Messages since we wrote last.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /**
     * Messages of ours that came back.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bounces: number;
};
