/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * High is a priority of 80 or more, medium 60 to 79, low below that.
 */
export type PriorityTier = typeof PriorityTier[keyof typeof PriorityTier];


export const PriorityTier = {
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const;
