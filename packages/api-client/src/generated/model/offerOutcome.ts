/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeArm } from './offerOutcomeArm';
import type { OfferOutcomeDecidedBy } from './offerOutcomeDecidedBy';
import type { OfferOutcomeState } from './offerOutcomeState';

/**
 * An offer made to a contact, and its outcome.
 */
export interface OfferOutcome {
  /** A UUID. */
  id: string;
  /** A UUID. */
  offerId: string;
  /** `null` if the contact was erased. The outcome still counts. */
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  state: OfferOutcomeState;
  /** `rule`: the contact bought more than usual within the window, or the offer expired. */
  decidedBy: OfferOutcomeDecidedBy;
  /** `held_out`: chosen at random for comparison; do not make the offer. `null`: noted with its outcome, or before there was a holdout. */
  arm: OfferOutcomeArm;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  madeAt: string;
  /** When the offer expires. */
  endsAt: string;
  decidedAt: string | null;
}
