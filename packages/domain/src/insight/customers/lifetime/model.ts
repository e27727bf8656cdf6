/**
 * Two models of customers who buy at individual rates and leave unobserved. While active, a customer buys as a Poisson process whose rate varies
 * between customers as Gamma(r, α); they leave with a probability that varies as Beta(a, b).
 *
 * - `bg`: a customer may leave after each repeat transaction (Fader, Hardie & Lee 2005, Marketing Science 24(2) 275-284). A customer who never
 *   returned counts as active forever, so it does not detect churn; it is included for parity with the literature.
 * - `mbg`: a customer may also leave after the first transaction (Batislam, Denizel & Filiztekin 2007, IJRM 24(3) 201-209). This one detects churn.
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
