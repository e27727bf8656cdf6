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
  /** Median days until the chance that they are still customers falls below one half; `null` if it never does. */
  predictedTimeToChurn: number | null;
  /** Risk factors of the group in plain language, strongest first. */
  topRiskFactors: string[];
  /** The same factors as figures: means over the group. */
  factors: RiskFactorShare[];
}
