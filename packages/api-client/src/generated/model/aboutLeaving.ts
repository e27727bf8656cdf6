/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Customers at high risk of leaving.
 */
export interface AboutLeaving {
  code: 'leaving';
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /**
     * All customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * Up to three; `null` for a sender without a contact.
     * @maxItems 3
     */
  names: (string | null)[];
}
