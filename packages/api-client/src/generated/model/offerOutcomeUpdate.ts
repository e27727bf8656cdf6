/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferOutcomeUpdateState } from './offerOutcomeUpdateState';

/**
 * What came of it; `open` takes a word back.
 */
export interface OfferOutcomeUpdate {
  state: OfferOutcomeUpdateState;
}
