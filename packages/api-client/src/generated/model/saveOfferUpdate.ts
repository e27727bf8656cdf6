/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface SaveOfferUpdate {
  /**
     * What is offered.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What giving it costs, in the currency of deals.
     * @minimum 0.01
     * @maximum 1000000000
     */
  value?: number;
  /**
     * So many days after it was made, whoever writes or buys has taken it; then it runs out.
     * @minimum 1
     * @maximum 365
     */
  windowDays?: number;
}
