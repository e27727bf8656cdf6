/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `collect`: too few trials or successes to compare. `continue`: no variant surely beats the others. `choose`: one does.
 */
export type ThompsonOptimizationRecommendationRecommendedAction = typeof ThompsonOptimizationRecommendationRecommendedAction[keyof typeof ThompsonOptimizationRecommendationRecommendedAction];


export const ThompsonOptimizationRecommendationRecommendedAction = {
  create_campaign: 'create_campaign',
  start: 'start',
  collect: 'collect',
  continue: 'continue',
  choose: 'choose',
} as const;
