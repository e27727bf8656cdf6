/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskFactorShareFactor } from './riskFactorShareFactor';

export interface RiskFactorShare {
  factor: RiskFactorShareFactor;
  /**
     * What the probability would lose if this one thing were as usual. Contributions do not add up.
     * @minimum 0
     * @maximum 1
     */
  contribution: number;
}
