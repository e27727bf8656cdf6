/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How often a provider may be asked in a day.
 */
export interface EnrichmentQuota {
  /**
     * Calls of today, in UTC.
     * @minimum 0
     * @maximum 9007199254740991
     */
  used: number;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  limit: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  resets_at: string;
}
