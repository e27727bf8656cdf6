/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ThompsonOptimizationGoal } from './thompsonOptimizationGoal';
import type { ThompsonOptimizationRecommendation } from './thompsonOptimizationRecommendation';
import type { ThompsonVariant } from './thompsonVariant';

/**
 * Which variant is better, how certain that is, and what to do next.
 */
export interface ThompsonOptimization {
  /** The requested campaign, or the most active one; `null` if there is none. */
  campaignId: string | null;
  /** @nullable */
  campaignName: string | null;
  /** What counts as a success. */
  goal: ThompsonOptimizationGoal;
  variants: ThompsonVariant[];
  recommendation: ThompsonOptimizationRecommendation;
  /**
     * Number of additional trials needed across all variants, if the rates are what they seem; 0 once decided.
     * @minimum 0
     * @maximum 9007199254740991
     */
  nextSampleSize: number;
  /** Days needed for these trials at the recent pace; `null` if nothing is being sent. */
  estimatedTimeToSignificance: number | null;
}
