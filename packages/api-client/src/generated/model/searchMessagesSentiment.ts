/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SearchMessagesSentiment = typeof SearchMessagesSentiment[keyof typeof SearchMessagesSentiment];


export const SearchMessagesSentiment = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  unknown: 'unknown',
} as const;
