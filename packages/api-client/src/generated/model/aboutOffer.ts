/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Make an offer to a customer who is likely to leave.
 */
export interface AboutOffer {
  code: 'save_offer';
  /** Days since the last message. */
  silenceDays: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  churnProbability: number;
}
