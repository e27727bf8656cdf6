/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentProviderId } from './enrichmentProviderId';
import type { EnrichmentQuota } from './enrichmentQuota';
import type { EnrichmentType } from './enrichmentType';

/**
 * Where the data is from, and of when.
 */
export interface EnrichmentMeta {
  /** Whether it was kept from before; otherwise it is fresh. */
  cached: boolean;
  provider: EnrichmentProviderId;
  query: string;
  /**
     * How many were found.
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  type: EnrichmentType;
  /** Whether it is invented, and to be marked so. */
  is_sample: boolean;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  age_seconds: number;
  /** Until when it is kept; `null` when it is not. */
  expires_at: string | null;
  /** `null` when nobody was to be asked. */
  quota: EnrichmentQuota | null;
  /** What it is kept under, to be attached or put away; `null` when it is not kept. */
  result_id: string | null;
}
