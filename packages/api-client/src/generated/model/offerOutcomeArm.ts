/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `held_out`: chosen at random for comparison; do not make the offer. `null`: noted with its outcome, or before there was a holdout.
 */
export type OfferOutcomeArm = typeof OfferOutcomeArm[keyof typeof OfferOutcomeArm] | null;


export const OfferOutcomeArm = {
  offered: 'offered',
  held_out: 'held_out',
} as const;
