/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentItem } from './enrichmentItem';
import type { EnrichmentMeta } from './enrichmentMeta';

/**
 * The results.
 */
export interface EnrichmentResponse {
  /** All results, at most 200. */
  data: EnrichmentItem[];
  meta: EnrichmentMeta;
}
