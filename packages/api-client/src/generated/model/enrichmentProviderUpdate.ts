/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentMapping } from './enrichmentMapping';

/**
 * All settings of a provider. An update deletes its stored results.
 */
export interface EnrichmentProviderUpdate {
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
  /**
     * API key of the account. Unchanged if omitted or empty; `null` removes it. Never returned.
     * @nullable
     */
  key?: string | null;
}
