/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferToCustomerState } from './offerToCustomerState';

export interface OfferToCustomer {
  /** A UUID. */
  outcomeId: string;
  /** A UUID. */
  offerId: string;
  name: string;
  state: OfferToCustomerState;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  madeAt: string;
}
