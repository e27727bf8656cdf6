/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ThompsonOptimizationRecommendationRecommendedAction } from './thompsonOptimizationRecommendationRecommendedAction';

export type ThompsonOptimizationRecommendation = {
  /** The variant that is the best so far; `null` before any has been tried. */
  winningVariant: string | null;
  /**
     * Its expected rate over that of the others together, less 1; `null` with one variant.
     * @nullable
     */
  expectedLift: number | null;
  /** How likely it is the best of all. */
  confidenceLevel: number | null;
  /** `collect`: too few trials for any judgement. `continue`: choosing the leader may still cost something. `choose`: it costs at most a thousandth. */
  recommendedAction: ThompsonOptimizationRecommendationRecommendedAction;
};
