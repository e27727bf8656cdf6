/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentMapping } from './enrichmentMapping';
import type { EnrichmentProviderId } from './enrichmentProviderId';

/**
 * A provider of profiles and posts, and how to call it.
 */
export interface EnrichmentProvider {
  id: EnrichmentProviderId;
  /** @pattern ^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ */
  host: string;
  /**
     * How long a response is cached, in seconds.
     * @minimum 60
     * @maximum 2592000
     */
  ttl_seconds: number;
  /**
     * Maximum number of calls per day (UTC).
     * @minimum 1
     * @maximum 100000
     */
  daily_limit: number;
  mapping: EnrichmentMapping;
  /** Whether a key is set. The key is never returned. */
  has_key: boolean;
  /**
     * Number of calls today (UTC).
     * @minimum 0
     * @maximum 9007199254740991
     */
  used_today: number;
  /** When the count resets. */
  resets_at: string;
}
