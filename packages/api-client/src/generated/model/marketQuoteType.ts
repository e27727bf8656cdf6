/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `bp` for yields, `pct` for indices and currencies.
 */
export type MarketQuoteType = typeof MarketQuoteType[keyof typeof MarketQuoteType];


export const MarketQuoteType = {
  bp: 'bp',
  pct: 'pct',
  other: 'other',
} as const;
