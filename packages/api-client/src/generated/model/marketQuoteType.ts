/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Yields are `bp`, indices and currencies `pct`.
 */
export type MarketQuoteType = typeof MarketQuoteType[keyof typeof MarketQuoteType];


export const MarketQuoteType = {
  bp: 'bp',
  pct: 'pct',
  other: 'other',
} as const;
