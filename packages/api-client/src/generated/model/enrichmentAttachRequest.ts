/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichedContactField } from './enrichedContactField';

/**
 * The fields of an entry to attach to a contact.
 */
export interface EnrichmentAttachRequest {
  /** The stored result. */
  result_id: string;
  /**
     * Index of the entry, from 0.
     * @minimum 0
     * @maximum 199
     */
  index: number;
  /** A UUID. */
  contactId: string;
  /**
     * The changes to apply.
     * @minItems 1
     */
  fields: EnrichedContactField[];
}
