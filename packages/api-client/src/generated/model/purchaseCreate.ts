/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface PurchaseCreate {
  /**
     * @minimum 0.01
     * @maximum 1000000000000
     */
  value: number;
  title?: string | null;
  /** Defaults to now; must not be in the future. */
  closedAt?: string;
}
