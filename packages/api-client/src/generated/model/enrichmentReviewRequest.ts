/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An entry of a result, and whom it would be attached to.
 */
export interface EnrichmentReviewRequest {
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
}
