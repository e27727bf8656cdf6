/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SearchStats {
  /** @minimum 0 */
  execution_time_ms: number;
  /**
     * Total number of results.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /** Whether there are more results than `total`. */
  total_is_minimum: boolean;
}
