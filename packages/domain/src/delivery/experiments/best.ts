import { logBeta } from '../../shared/maths/gamma.js';
import { betaBelow } from '../../shared/maths/incomplete-beta.js';
import { integrate } from '../../shared/maths/quadrature.js';
import { breaksFor, densityAt, rateAt } from './angle.js';
import { type Beta, meanOf } from './arm.js';

/** Comparison of several rates, in their order. */
export interface Comparison {
  /** The probability that each is the highest. They add up to 1. */
  readonly best: readonly number[];
  /** The expected loss of choosing each, as a rate: E[max] - E[p]. At least 0. */
  readonly loss: readonly number[];
}

/**
 * Compares rates by quadrature over the product of their distribution functions: P(k is best) = ∫ f_k Π_{j≠k} F_j, and E[max] = 1 - ∫ Π F_j.
 *
 * The integrals run over angles, in pieces bounded by multiples of each posterior's width. Agrees with the closed form for two arms to eight digits.
 *
 * @param arms at least one.
 */
export function compare(arms: readonly Beta[]): Comparison {
  const breaks = breaksFor(arms);
  const below = (p: number) => arms.map(({ alpha, beta }) => betaBelow(p, alpha, beta));
  const raw = arms.map((arm, k) =>
    integrate((theta) => {
      const others = below(rateAt(theta)).reduce((product, one, j) => (j === k ? product : product * one), 1);
      return densityAt(theta, arm) * others;
    }, breaks),
  );
  const sum = raw.reduce((total, one) => total + one, 0);
  const highest =
    1 -
    integrate((theta) => Math.sin(2 * theta) * below(rateAt(theta)).reduce((product, one) => product * one, 1), breaks);
  return {
    best: raw.map((one) => one / sum),
    loss: arms.map((arm) => Math.max(0, highest - meanOf(arm))),
  };
}

/**
 * P(B > A) and the losses in closed form, for a posterior of B with integer alpha: Σ_{i<α_B} B(α_A+i, β_A+β_B) / ((β_B+i) · B(1+i, β_B) · B(α_A,
 * β_A)) (Evan Miller 2015, "Formulas for Bayesian A/B testing"; the loss after Stucchio 2014). It takes α_B steps; `compare` accepts any posteriors.
 */
export function compareTwo(
  a: Beta,
  b: Beta,
): { readonly chance: number; readonly lossOfA: number; readonly lossOfB: number } {
  const chance = chanceAbove(a, b);
  // E[max(B - A, 0)] = E[B]·P(B' > A) - E[A]·P(B > A'), where each prime adds one success.
  const lossOfA = meanOf(b) * chanceAbove(a, more(b)) - meanOf(a) * chanceAbove(more(a), b);
  return { chance, lossOfA, lossOfB: lossOfA + meanOf(a) - meanOf(b) };
}

const more = ({ alpha, beta }: Beta): Beta => ({ alpha: alpha + 1, beta });

function chanceAbove(a: Beta, b: Beta): number {
  let sum = 0;
  const whole = logBeta(a.alpha, a.beta);
  for (let i = 0; i < b.alpha; i += 1)
    sum += Math.exp(logBeta(a.alpha + i, a.beta + b.beta) - Math.log(b.beta + i) - logBeta(1 + i, b.beta) - whole);
  return sum;
}
