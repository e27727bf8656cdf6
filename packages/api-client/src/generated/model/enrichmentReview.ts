/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentChange } from './enrichmentChange';

/**
 * The changes that attaching would make.
 */
export interface EnrichmentReview {
  /** Fields that would change. Fields that already have the same value are left out. */
  changes: EnrichmentChange[];
  /** Source of the data: an address, or the provider’s name and the ID it assigned. */
  source: string;
  /** When the data was fetched. */
  fetched_at: string;
  /** Whether it is sample data. */
  is_sample: boolean;
}
