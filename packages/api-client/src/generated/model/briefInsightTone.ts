/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefInsightTone = typeof BriefInsightTone[keyof typeof BriefInsightTone];


export const BriefInsightTone = {
  good: 'good',
  neutral: 'neutral',
  warning: 'warning',
} as const;
