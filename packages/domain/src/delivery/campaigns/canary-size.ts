/** The canary's size: a share of the audience, and at least one unless the audience is empty. */
export const canarySizeOf = (audience: number, share: number): number =>
  Math.min(audience, Math.ceil(audience * share));
