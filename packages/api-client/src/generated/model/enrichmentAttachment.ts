/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichmentChange } from './enrichmentChange';
import type { EnrichmentProviderId } from './enrichmentProviderId';

/**
 * What a result changed about a contact.
 */
export interface EnrichmentAttachment {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  provider: EnrichmentProviderId;
  /** What was changed, with what was there before. */
  fields: EnrichmentChange[];
  /** Where it is from: an address, or the provider’s name and the id that it gave. */
  source: string;
  /** Of when it is. */
  fetched_at: string;
  /** Whether it is invented. */
  is_sample: boolean;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  attached_at: string;
  undone_at: string | null;
}
