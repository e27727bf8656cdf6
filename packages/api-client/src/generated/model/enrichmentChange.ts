/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichedContactField } from './enrichedContactField';

/**
 * One changed field of a contact.
 */
export interface EnrichmentChange {
  field: EnrichedContactField;
  /**
     * Previous value in the contact; `null` if it was empty.
     * @nullable
     */
  before: string | null;
  after: string;
  /** Whether the field was empty before. */
  is_new: boolean;
}
