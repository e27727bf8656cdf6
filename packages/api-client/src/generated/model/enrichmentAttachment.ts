/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentChange } from './enrichmentChange';
import type { EnrichmentProviderId } from './enrichmentProviderId';

/**
 * The changes that a result made to a contact.
 */
export interface EnrichmentAttachment {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  provider: EnrichmentProviderId;
  /** Changed fields with their previous values. */
  fields: EnrichmentChange[];
  /** Source of the data: an address, or the provider’s name and the ID it assigned. */
  source: string;
  /** When the data was fetched. */
  fetched_at: string;
  /** Whether it is sample data. */
  is_sample: boolean;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  attached_at: string;
  undone_at: string | null;
}
