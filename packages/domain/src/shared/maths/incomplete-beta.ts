import { logBeta } from './gamma.js';

const PRECISION = 1e-15;
/** Replaces a denominator of 0 in Lentz's method. */
const TINY = 1e-300;
/** The fraction needs about √max(a, b) steps: enough for a hundred million trials. */
const MOST_STEPS = 50_000;

/**
 * The share of a Beta(a, b) distribution below x: the regularized incomplete beta function I_x(a, b).
 *
 * By the continued fraction of DLMF 8.17.22 (https://dlmf.nist.gov/8.17.E22), on the side of the mean where it converges fast; the other side is its
 * complement.
 *
 * @param x clamped to [0, 1].
 * @param a above 0. @param b above 0.
 * @returns a probability in [0, 1].
 */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b));
  const below = x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
  return Math.min(1, Math.max(0, below));
}

/** The share above x, at full relative precision even if tiny. */
export const betaAbove = (x: number, a: number, b: number): number => betaBelow(1 - x, b, a);

/** Lentz's method (Thompson & Barnett 1986), with the numerators of DLMF 8.17.23. */
function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = away(1 - ((a + b) * x) / (a + 1));
  d = 1 / d;
  let value = d;
  for (let m = 1; m <= MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const change = c * d;
    value *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return value;
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/**
 * The quantile of a Beta(a, b) distribution: the inverse of `betaBelow`, by bisection to the last bit.
 *
 * @param share in [0, 1].
 */
export function betaQuantile(share: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 1_100 && high - low > Number.EPSILON * high; step += 1) {
    const middle = (low + high) / 2;
    if (betaBelow(middle, a, b) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
