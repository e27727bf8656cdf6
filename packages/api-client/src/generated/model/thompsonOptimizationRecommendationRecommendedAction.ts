/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `collect`: too few trials to judge. `continue`: choosing the leader may still cost something. `choose`: it costs at most a thousandth.
 */
export type ThompsonOptimizationRecommendationRecommendedAction = typeof ThompsonOptimizationRecommendationRecommendedAction[keyof typeof ThompsonOptimizationRecommendationRecommendedAction];


export const ThompsonOptimizationRecommendationRecommendedAction = {
  create_campaign: 'create_campaign',
  start: 'start',
  collect: 'collect',
  continue: 'continue',
  choose: 'choose',
} as const;
