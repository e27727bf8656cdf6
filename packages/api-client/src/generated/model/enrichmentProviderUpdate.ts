/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentMapping } from './enrichmentMapping';

/**
 * Everything about a provider. Results that were kept are put away.
 */
export interface EnrichmentProviderUpdate {
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
  /**
     * The key of the account. Left out or empty, it stays; `null` takes it away. Never comes back.
     * @nullable
     */
  key?: string | null;
}
