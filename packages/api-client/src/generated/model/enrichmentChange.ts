/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichedContactField } from './enrichedContactField';

/**
 * One thing that is different about a contact.
 */
export interface EnrichmentChange {
  field: EnrichedContactField;
  /**
     * What the contact said; `null` when nothing.
     * @nullable
     */
  before: string | null;
  after: string;
  /** Whether there was nothing before. */
  is_new: boolean;
}
