/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefIntentUrgency = typeof BriefIntentUrgency[keyof typeof BriefIntentUrgency];


export const BriefIntentUrgency = {
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const;
