/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChurnPredictionAutomation } from './churnPredictionAutomation';
import type { ChurnPredictionChurnRisk } from './churnPredictionChurnRisk';
import type { ChurnPredictionSaveOffers } from './churnPredictionSaveOffers';
import type { IntelligenceFit } from './intelligenceFit';

/**
 * Who is about to leave, why, and what has kept others.
 */
export interface ChurnPrediction {
  churnRisk: ChurnPredictionChurnRisk;
  saveOffers: ChurnPredictionSaveOffers;
  /** Customers who took a save offer and are not at high risk now, and those who took one in the last 30 days. Only what happened is counted. */
  automation: ChurnPredictionAutomation;
  /**
     * Customers whose end is known, from whom the weights of the signals were learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  learnedFrom: number;
  fit: IntelligenceFit;
}
