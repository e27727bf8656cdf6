/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `rule`: the contact bought more than usual within the window, or the offer expired.
 */
export type OfferOutcomeDecidedBy = typeof OfferOutcomeDecidedBy[keyof typeof OfferOutcomeDecidedBy] | null;


export const OfferOutcomeDecidedBy = {
  person: 'person',
  rule: 'rule',
} as const;
