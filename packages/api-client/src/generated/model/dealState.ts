/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether the deal is open, won or lost.
 */
export type DealState = typeof DealState[keyof typeof DealState];


export const DealState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
} as const;
