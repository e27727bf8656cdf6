/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentEndpoint } from './enrichmentEndpoint';

/**
 * How to call a provider, as data.
 */
export interface EnrichmentMapping {
  posts: EnrichmentEndpoint;
  /** `null` for Facebook, which has no profiles. */
  profiles: EnrichmentEndpoint | null;
}
