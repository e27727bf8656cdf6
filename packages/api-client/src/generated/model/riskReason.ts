/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskReasonFactor } from './riskReasonFactor';

export interface RiskReason {
  factor: RiskReasonFactor;
  /**
     * @minimum 0
     * @maximum 1
     */
  contribution: number;
  /** With the figures: “Silent for 42 days; usually in touch every 9.” */
  text: string;
}
