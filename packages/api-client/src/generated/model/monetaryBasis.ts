/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the monetary score is made of: deals where there are any, else weighted engagement.
 */
export type MonetaryBasis = typeof MonetaryBasis[keyof typeof MonetaryBasis];


export const MonetaryBasis = {
  deal_value: 'deal_value',
  engagement: 'engagement',
} as const;
