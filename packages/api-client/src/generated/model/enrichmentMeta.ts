/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentProviderId } from './enrichmentProviderId';
import type { EnrichmentQuota } from './enrichmentQuota';
import type { EnrichmentType } from './enrichmentType';

/**
 * Where the data comes from and when it was fetched.
 */
export interface EnrichmentMeta {
  /** Whether it comes from the cache; otherwise it is fresh. */
  cached: boolean;
  provider: EnrichmentProviderId;
  query: string;
  /**
     * Number of results.
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  type: EnrichmentType;
  /** Whether it is sample data and must be labeled as such. */
  is_sample: boolean;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  age_seconds: number;
  /** When the cached result expires; `null` if it is not cached. */
  expires_at: string | null;
  /** `null` if no provider is involved. */
  quota: EnrichmentQuota | null;
  /** ID of the stored result, used to attach or delete it; `null` if it is not stored. */
  result_id: string | null;
}
