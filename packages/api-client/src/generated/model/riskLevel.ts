/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * High from a churn probability of 70%, medium from 40%.
 */
export type RiskLevel = typeof RiskLevel[keyof typeof RiskLevel];


export const RiskLevel = {
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const;
