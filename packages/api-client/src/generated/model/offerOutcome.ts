/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeDecidedBy } from './offerOutcomeDecidedBy';
import type { OfferOutcomeState } from './offerOutcomeState';

/**
 * An offer that was made to somebody, and what came of it.
 */
export interface OfferOutcome {
  /** A UUID. */
  id: string;
  /** A UUID. */
  offerId: string;
  /** `null` when the person was erased; the outcome still counts. */
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  state: OfferOutcomeState;
  /** `rule`: they wrote or bought within the window, or it ran out. */
  decidedBy: OfferOutcomeDecidedBy;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  madeAt: string;
  /** When it runs out. */
  endsAt: string;
  decidedAt: string | null;
}
