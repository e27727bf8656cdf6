/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SentimentLabel = typeof SentimentLabel[keyof typeof SentimentLabel];


export const SentimentLabel = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  unknown: 'unknown',
} as const;
