/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MarketingDecisionBy = typeof MarketingDecisionBy[keyof typeof MarketingDecisionBy];


export const MarketingDecisionBy = {
  program: 'program',
  person: 'person',
} as const;
