/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentEndpoint } from './enrichmentEndpoint';

/**
 * How a provider is asked, as data.
 */
export interface EnrichmentMapping {
  posts: EnrichmentEndpoint;
  /** `null` for Facebook, which has none. */
  profiles: EnrichmentEndpoint | null;
}
