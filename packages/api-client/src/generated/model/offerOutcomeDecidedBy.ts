/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `rule`: they wrote or bought within the window, or it ran out.
 */
export type OfferOutcomeDecidedBy = typeof OfferOutcomeDecidedBy[keyof typeof OfferOutcomeDecidedBy] | null;


export const OfferOutcomeDecidedBy = {
  person: 'person',
  rule: 'rule',
} as const;
