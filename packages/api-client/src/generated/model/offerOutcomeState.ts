/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OfferOutcomeState = typeof OfferOutcomeState[keyof typeof OfferOutcomeState];


export const OfferOutcomeState = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;
