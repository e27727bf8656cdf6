/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListMessagesSentiment = typeof ListMessagesSentiment[keyof typeof ListMessagesSentiment];


export const ListMessagesSentiment = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  unknown: 'unknown',
} as const;
