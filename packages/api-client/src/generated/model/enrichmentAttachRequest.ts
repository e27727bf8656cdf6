/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EnrichedContactField } from './enrichedContactField';

/**
 * What of an entry is attached to whom.
 */
export interface EnrichmentAttachRequest {
  /** The kept result. */
  result_id: string;
  /**
     * Which of its entries, from 0.
     * @minimum 0
     * @maximum 199
     */
  index: number;
  /** A UUID. */
  contactId: string;
  /**
     * Those of the changes that are wanted.
     * @minItems 1
     */
  fields: EnrichedContactField[];
}
