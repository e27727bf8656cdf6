/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskFactorShare } from './riskFactorShare';

export interface RiskGroup {
  /**
     * @minimum 0
     * @maximum 100
     */
  percentage: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  averageChurnProbability: number | null;
  /** The median of the days until the chance that they are still customers falls under one half; `null` where it never does. */
  predictedTimeToChurn: number | null;
  /** In words, what moves the group most first. */
  topRiskFactors: string[];
  /** The same as figures: means over the group. */
  factors: RiskFactorShare[];
}
