/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The outcome, if already known.
 */
export type OfferOutcomeCreateState = typeof OfferOutcomeCreateState[keyof typeof OfferOutcomeCreateState];


export const OfferOutcomeCreateState = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
} as const;
