/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface ValueRange {
  low: number;
  high: number;
  /** Purchases within 30 days of such a message, beyond usual. */
  extraPurchases: number;
  /**
     * Number of customers it is learned from.
     * @minimum 1
     * @maximum 9007199254740991
     */
  customers: number;
}
