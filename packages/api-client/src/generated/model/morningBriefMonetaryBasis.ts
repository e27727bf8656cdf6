/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Basis of M in the RFM score; `null` without customers.
 */
export type MorningBriefMonetaryBasis = typeof MorningBriefMonetaryBasis[keyof typeof MorningBriefMonetaryBasis] | null;


export const MorningBriefMonetaryBasis = {
  deal_value: 'deal_value',
  engagement: 'engagement',
} as const;
