/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Something that is offered to customers who are about to leave.
 */
export interface SaveOffer {
  /** A UUID. */
  id: string;
  /**
     * What is offered.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What giving it costs, in the currency of deals.
     * @minimum 0.01
     * @maximum 1000000000
     */
  value: number;
  /**
     * So many days after it was made, whoever writes or buys has taken it; then it runs out.
     * @minimum 1
     * @maximum 365
     */
  windowDays: number;
  /**
     * Outcomes that are known.
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
}
