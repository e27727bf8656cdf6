/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What counts as a success.
 */
export type ThompsonOptimizationGoal = typeof ThompsonOptimizationGoal[keyof typeof ThompsonOptimizationGoal] | null;


export const ThompsonOptimizationGoal = {
  reply: 'reply',
  open: 'open',
  click: 'click',
} as const;
