/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Basis of the monetary score: deals if there are any, otherwise weighted engagement.
 */
export type MonetaryBasis = typeof MonetaryBasis[keyof typeof MonetaryBasis];


export const MonetaryBasis = {
  deal_value: 'deal_value',
  engagement: 'engagement',
} as const;
