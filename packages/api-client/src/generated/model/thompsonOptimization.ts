/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ThompsonOptimizationGoal } from './thompsonOptimizationGoal';
import type { ThompsonOptimizationRecommendation } from './thompsonOptimizationRecommendation';
import type { ThompsonVariant } from './thompsonVariant';

/**
 * Which variant is better, how sure that is, and what to do.
 */
export interface ThompsonOptimization {
  /** The one asked for, else the most active one; `null` when there is none. */
  campaignId: string | null;
  /** @nullable */
  campaignName: string | null;
  /** What counts as a success. */
  goal: ThompsonOptimizationGoal;
  variants: ThompsonVariant[];
  recommendation: ThompsonOptimizationRecommendation;
  /**
     * How many more trials all variants together need, by the plan of a z-test; 0 when it is decided.
     * @minimum 0
     * @maximum 9007199254740991
     */
  nextSampleSize: number;
  /** How long that takes at the pace of the last days, in days; `null` where nothing is being sent. */
  estimatedTimeToSignificance: number | null;
}
