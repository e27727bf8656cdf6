/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * 95% confidence sequence of the lift: it holds at every look together.
 */
export type ThompsonOptimizationRecommendationLiftInterval = {
  low: number;
  high: number;
} | null;
