/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Customers with similar probabilities, and the share that left.
 */
export interface CalibrationBin {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  predicted: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  observed: number;
}
