/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentMapping } from './enrichmentMapping';
import type { EnrichmentProviderId } from './enrichmentProviderId';

/**
 * Who is asked about people and posts, and how.
 */
export interface EnrichmentProvider {
  id: EnrichmentProviderId;
  /** @pattern ^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ */
  host: string;
  /**
     * How long an answer is kept, in seconds.
     * @minimum 60
     * @maximum 2592000
     */
  ttl_seconds: number;
  /**
     * How often it may be asked in a day of UTC.
     * @minimum 1
     * @maximum 100000
     */
  daily_limit: number;
  mapping: EnrichmentMapping;
  /** Whether there is a key. It is never told. */
  has_key: boolean;
  /**
     * How often it was asked today, in UTC.
     * @minimum 0
     * @maximum 9007199254740991
     */
  used_today: number;
  /** When counting begins anew. */
  resets_at: string;
}
