/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OfferStanding } from './offerStanding';

export type ChurnPredictionSaveOffers = {
  /** By return, highest first. */
  highRisk: OfferStanding[];
};
