/**
 * Two models of customers who buy at their own pace and leave without a word. While alive, somebody buys as a Poisson process whose rate varies
 * between people like Gamma(r, α); they leave with a probability that varies like Beta(a, b).
 *
 * - `bg`: one may leave after each repeat transaction (Fader, Hardie & Lee 2005, Marketing Science 24(2) 275-284). Whoever never came back counts as
 *   alive forever, so it does not tell churn; it is here for parity with the literature.
 * - `mbg`: one may leave after the first transaction too (Batislam, Denizel & Filiztekin 2007, IJRM 24(3) 201-209). This one tells churn.
 */
export const LIFETIME_MODELS = ['mbg', 'bg'] as const;

export type LifetimeModel = (typeof LIFETIME_MODELS)[number];

/** All above 0; `alpha` in weeks. */
export interface LifetimeParameters {
  readonly model: LifetimeModel;
  readonly r: number;
  readonly alpha: number;
  readonly a: number;
  readonly b: number;
}
