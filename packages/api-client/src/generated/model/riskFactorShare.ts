/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskFactorShareFactor } from './riskFactorShareFactor';

export interface RiskFactorShare {
  factor: RiskFactorShareFactor;
  /**
     * How much lower the probability would be if this factor were normal. Contributions do not add up.
     * @minimum 0
     * @maximum 1
     */
  contribution: number;
}
