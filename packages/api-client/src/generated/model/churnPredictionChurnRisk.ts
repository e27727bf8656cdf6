/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskGroup } from './riskGroup';

export type ChurnPredictionChurnRisk = {
  high: RiskGroup;
  medium: RiskGroup;
  low: RiskGroup;
};
