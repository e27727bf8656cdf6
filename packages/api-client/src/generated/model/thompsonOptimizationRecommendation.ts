/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ThompsonOptimizationRecommendationRecommendedAction } from './thompsonOptimizationRecommendationRecommendedAction';

export type ThompsonOptimizationRecommendation = {
  /** The best variant so far; `null` before the first trial. */
  winningVariant: string | null;
  /**
     * Its expected rate divided by that of the others combined, minus 1; `null` with one variant.
     * @nullable
     */
  expectedLift: number | null;
  /** Probability that it is the best variant. */
  confidenceLevel: number | null;
  /** `collect`: too few trials to judge. `continue`: choosing the leader may still cost something. `choose`: it costs at most a thousandth. */
  recommendedAction: ThompsonOptimizationRecommendationRecommendedAction;
};
