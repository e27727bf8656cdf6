/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OfferToCustomerState = typeof OfferToCustomerState[keyof typeof OfferToCustomerState];


export const OfferToCustomerState = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;
