/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type RiskReasonFactor = typeof RiskReasonFactor[keyof typeof RiskReasonFactor];


export const RiskReasonFactor = {
  silence: 'silence',
  falling_frequency: 'falling_frequency',
  negative_sentiment: 'negative_sentiment',
  unanswered: 'unanswered',
  bounces: 'bounces',
  cancellation: 'cancellation',
} as const;
