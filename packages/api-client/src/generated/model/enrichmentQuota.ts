/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Daily call quota of a provider.
 */
export interface EnrichmentQuota {
  /**
     * Number of calls today (UTC).
     * @minimum 0
     * @maximum 9007199254740991
     */
  used: number;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  limit: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  resets_at: string;
}
