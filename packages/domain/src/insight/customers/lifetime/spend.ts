import { digamma, logGamma } from '../../../shared/maths/gamma.js';
import { minimize } from '../../../shared/maths/minimize.js';

/**
 * Gamma-Gamma: a customer's spending varies around their own mean as Gamma(p, ν), and ν varies between customers as Gamma(q, γ) (Fader, Hardie & Lee
 * 2005, JMR 42(4) 415-430; Hardie's note 025). All above 0; `gamma` in the currency.
 */
export interface SpendParameters {
  readonly p: number;
  readonly q: number;
  readonly gamma: number;
}

export interface SpendHistory {
  /** Transactions with a value, after the first: as many as `repeats`. */
  readonly repeats: number;
  /** Their mean value. */
  readonly mean: number;
}

export type SpendFit =
  | {
      readonly state: 'fitted';
      readonly parameters: SpendParameters;
      readonly logLikelihood: number;
      readonly customers: number;
    }
  | { readonly state: 'too_little'; readonly customers: number; readonly needed: number }
  | { readonly state: 'undetermined'; readonly customers: number };

/** Minimum customers with repeat spending; with fewer, three parameters would be spurious. */
export const SPEND_NEEDS = 30;

const WIDEST = 12;

/**
 * Fits Gamma-Gamma by maximum likelihood, like `fitLifetime`. Ignores customers without repeats, who say nothing about spending, and means that are
 * not above 0.
 */
export function fitSpend(histories: Iterable<SpendHistory>): SpendFit {
  const spenders = [...histories].filter(({ repeats, mean }) => repeats > 0 && mean > 0);
  const customers = spenders.length;
  if (customers < SPEND_NEEDS) return { state: 'too_little', customers, needed: SPEND_NEEDS };
  const typical = spenders.reduce((sum, { mean }) => sum + mean, 0) / customers;
  const found = minimize(
    (at, gradient) => {
      if (at.some((value) => Math.abs(value) > WIDEST + Math.abs(Math.log(typical)))) return Number.POSITIVE_INFINITY;
      const value = spendLikelihood(parametersAt(at), spenders, gradient);
      for (let i = 0; i < at.length; i += 1) gradient[i] = (-(gradient[i] ?? 0) * Math.exp(at[i] ?? 0)) / customers;
      return -value / customers;
      // The mean of the model is γ·p / (q - 1): with p = 1 and q = 2, γ is the observed mean.
    },
    [0, Math.log(2), Math.log(typical)],
  );
  if (!found.isConverged) return { state: 'undetermined', customers };
  return {
    state: 'fitted',
    parameters: parametersAt(found.at),
    logLikelihood: -found.value * customers,
    customers,
  };
}

const parametersAt = ([p = 0, q = 0, gamma = 0]: Float64Array): SpendParameters => ({
  p: Math.exp(p),
  q: Math.exp(q),
  gamma: Math.exp(gamma),
});

/** lnΓ(px+q) - lnΓ(px) - lnΓ(q) + q ln γ + (px-1) ln m + px ln x - (px+q) ln(γ+mx), summed; writes its gradient by p, q and γ. */
function spendLikelihood(
  { p, q, gamma }: SpendParameters,
  spenders: readonly SpendHistory[],
  gradient: Float64Array,
): number {
  const [gammaQ, digammaQ, logScale] = [logGamma(q), digamma(q), Math.log(gamma)];
  let [sum, byP, byQ, byGamma] = [0, 0, 0, 0];
  for (const { repeats: x, mean } of spenders) {
    const shape = p * x;
    const spread = Math.log(gamma + mean * x);
    const total = digamma(shape + q);
    const logSpent = Math.log(mean) + Math.log(x);
    sum += logGamma(shape + q) - logGamma(shape) - gammaQ + q * logScale;
    sum += shape * logSpent - Math.log(mean) - (shape + q) * spread;
    byP += x * (total - digamma(shape) + logSpent - spread);
    byQ += total - digammaQ + logScale - spread;
    byGamma += q / gamma - (shape + q) / (gamma + mean * x);
  }
  gradient.set([byP, byQ, byGamma]);
  return sum;
}

/**
 * The expected value of a customer's next transaction: p(γ + x·m) / (p·x + q - 1). A customer without repeats (x = 0) gets the overall mean.
 *
 * @returns in the currency of the fit; `null` if q + p·x is not above 1, where the mean does not exist.
 */
export function expectedSpend({ p, q, gamma }: SpendParameters, { repeats, mean }: SpendHistory): number | null {
  const weight = p * repeats + q - 1;
  return weight > 0 ? (p * (gamma + repeats * mean)) / weight : null;
}
