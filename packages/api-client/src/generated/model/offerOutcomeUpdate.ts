/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeUpdateState } from './offerOutcomeUpdateState';

/**
 * The outcome; `open` withdraws an earlier one.
 */
export interface OfferOutcomeUpdate {
  state: OfferOutcomeUpdateState;
}
