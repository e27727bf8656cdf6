/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentChange } from './enrichmentChange';

/**
 * What attaching would change.
 */
export interface EnrichmentReview {
  /** What would change; what says the same already is not among it. */
  changes: EnrichmentChange[];
  /** Where it is from: an address, or the provider’s name and the id that it gave. */
  source: string;
  /** Of when it is. */
  fetched_at: string;
  /** Whether it is invented. */
  is_sample: boolean;
}
