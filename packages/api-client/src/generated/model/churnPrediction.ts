/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChurnBasis } from './churnBasis';
import type { ChurnPredictionAutomation } from './churnPredictionAutomation';
import type { ChurnPredictionChurnRisk } from './churnPredictionChurnRisk';
import type { ChurnPredictionSaveOffers } from './churnPredictionSaveOffers';
import type { IntelligenceFit } from './intelligenceFit';

/**
 * Customers at risk of leaving, why, and what kept others.
 */
export interface ChurnPrediction {
  churnRisk: ChurnPredictionChurnRisk;
  saveOffers: ChurnPredictionSaveOffers;
  /** Customers who accepted a save offer: those not at high risk now, and those who accepted one in the last 30 days. Whether offers kept anybody is what `comparison` says. */
  automation: ChurnPredictionAutomation;
  /**
     * Number of customers with a known outcome from whom the signal weights were learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  learnedFrom: number;
  /** `null` before the first run. */
  basis: ChurnBasis | null;
  fit: IntelligenceFit;
}
