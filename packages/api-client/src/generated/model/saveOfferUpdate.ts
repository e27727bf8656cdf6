/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface SaveOfferUpdate {
  /**
     * What the offer is.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Cost of granting the offer, in the deal currency.
     * @minimum 0.01
     * @maximum 1000000000
     */
  value?: number;
  /**
     * Days during which a customer who writes or buys counts as having accepted the offer. Then it expires.
     * @minimum 1
     * @maximum 365
     */
  windowDays?: number;
}
