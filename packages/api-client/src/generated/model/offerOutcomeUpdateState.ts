/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OfferOutcomeUpdateState = typeof OfferOutcomeUpdateState[keyof typeof OfferOutcomeUpdateState];


export const OfferOutcomeUpdateState = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
} as const;
