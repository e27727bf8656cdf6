/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type CustomerIntentUrgency = typeof CustomerIntentUrgency[keyof typeof CustomerIntentUrgency];


export const CustomerIntentUrgency = {
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const;
