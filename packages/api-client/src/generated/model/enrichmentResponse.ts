/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentItem } from './enrichmentItem';
import type { EnrichmentMeta } from './enrichmentMeta';

/**
 * What was found.
 */
export interface EnrichmentResponse {
  /** Everything that was found, at most 200. */
  data: EnrichmentItem[];
  meta: EnrichmentMeta;
}
