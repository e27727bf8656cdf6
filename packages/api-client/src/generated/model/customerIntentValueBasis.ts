/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `estimated`, or why there is no value: `courtesy` (thanks, opt-outs and cancellations), `stranger` (no purchases to compare with) or `unknown` (too few customers sent such messages).
 */
export type CustomerIntentValueBasis = typeof CustomerIntentValueBasis[keyof typeof CustomerIntentValueBasis];


export const CustomerIntentValueBasis = {
  estimated: 'estimated',
  courtesy: 'courtesy',
  stranger: 'stranger',
  unknown: 'unknown',
} as const;
