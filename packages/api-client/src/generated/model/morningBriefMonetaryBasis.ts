/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What M of the RFM score is made of; `null` without customers.
 */
export type MorningBriefMonetaryBasis = typeof MorningBriefMonetaryBasis[keyof typeof MorningBriefMonetaryBasis] | null;


export const MorningBriefMonetaryBasis = {
  deal_value: 'deal_value',
  engagement: 'engagement',
} as const;
