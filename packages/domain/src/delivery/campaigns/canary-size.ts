/** How many are written to first: a share of the audience, and at least one where there is anybody. */
export const canarySizeOf = (audience: number, share: number): number =>
  Math.min(audience, Math.ceil(audience * share));
