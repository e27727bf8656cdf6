/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ThompsonOptimizationRecommendationLiftInterval } from './thompsonOptimizationRecommendationLiftInterval';
import type { ThompsonOptimizationRecommendationRecommendedAction } from './thompsonOptimizationRecommendationRecommendedAction';

export type ThompsonOptimizationRecommendation = {
  /** The variant that surely beats the others; `null` until then. */
  winningVariant: string | null;
  /**
     * Its rate divided by that of the next best, minus 1; `null` until there is a winner.
     * @nullable
     */
  expectedLift: number | null;
  /** 95% confidence sequence of the lift: it holds at every look together. */
  liftInterval: ThompsonOptimizationRecommendationLiftInterval;
  /** 1 minus the always-valid p-value; `null` until there is a winner. */
  confidenceLevel: number | null;
  /** `collect`: too few trials or successes to compare. `continue`: no variant surely beats the others. `choose`: one does. */
  recommendedAction: ThompsonOptimizationRecommendationRecommendedAction;
};
