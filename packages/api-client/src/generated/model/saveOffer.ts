/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An offer for customers who are about to leave.
 */
export interface SaveOffer {
  /** A UUID. */
  id: string;
  /**
     * What the offer is.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Cost of granting the offer, in the deal currency.
     * @minimum 0.01
     * @maximum 1000000000
     */
  value: number;
  /**
     * Days during which purchases count. Then the offer expires.
     * @minimum 1
     * @maximum 365
     */
  windowDays: number;
  /**
     * Share of revenue that stays after the cost of what is sold. 0.4 is assumed until it is set.
     * @maximum 1
     * @exclusiveMinimum 0
     */
  margin: number;
  /**
     * Share of customers who are not made the offer, drawn at random, for comparison. With 0, what it brings back is not known. Customers assigned before keep their group.
     * @minimum 0
     * @maximum 0.5
     */
  holdout: number;
  /**
     * Number of known outcomes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  trials: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  accepted: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  open: number;
  /**
     * Number of customers held out for comparison when it could have been made.
     * @minimum 0
     * @maximum 9007199254740991
     */
  heldOut: number;
}
