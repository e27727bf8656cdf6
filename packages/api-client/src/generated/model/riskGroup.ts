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
  /** Mean probability of no contact within the horizon; the group comes from it. */
  averageChurnProbability: number | null;
  /** Mean probability that they have left already: 1 - P(alive). Customers who stay may be quiet, too. */
  averageHasLeft: number | null;
  /** Median days of further silence until the churn probability makes a high risk; 0 at high risk, `null` if most do not reach it within ten years. */
  predictedTimeToChurn: number | null;
  /** Risk factors of the group in plain language, strongest first. */
  topRiskFactors: string[];
  /** The same factors as figures: means over the group. */
  factors: RiskFactorShare[];
}
