/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeCreateState } from './offerOutcomeCreateState';

/**
 * An offer was made to somebody.
 */
export interface OfferOutcomeCreate {
  /** A UUID. */
  contactId: string;
  /** What is known of it already. */
  state?: OfferOutcomeCreateState;
}
