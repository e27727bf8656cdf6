/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An entry of a result and the contact to attach it to.
 */
export interface EnrichmentReviewRequest {
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
}
