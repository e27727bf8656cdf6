/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeCreateState } from './offerOutcomeCreateState';

/**
 * An offer that was made to a contact.
 */
export interface OfferOutcomeCreate {
  /** A UUID. */
  contactId: string;
  /** The outcome, if already known. */
  state?: OfferOutcomeCreateState;
}
