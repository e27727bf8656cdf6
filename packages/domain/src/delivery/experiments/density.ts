import { logBeta } from '../../shared/maths/gamma.js';
import { betaQuantile } from '../../shared/maths/incomplete-beta.js';
import type { Beta } from './arm.js';

export interface DensityPoint {
  /** A rate, in (0, 1). */
  readonly at: number;
  /** Its density: the area below all of them is about 1. */
  readonly value: number;
}

/** The share of the distribution that a curve leaves out at each end. */
const TAIL = 0.0005;

const density = (rate: number, { alpha, beta }: Beta): number =>
  Math.exp((alpha - 1) * Math.log(rate) + (beta - 1) * Math.log1p(-rate) - logBeta(alpha, beta));

/**
 * The density of a rate, at so many rates that are equally far apart, over all but a thousandth of the distribution.
 *
 * @param points at least 2.
 */
export function densityCurve(rate: Beta, points = 81): DensityPoint[] {
  const [from, to] = [betaQuantile(TAIL, rate.alpha, rate.beta), betaQuantile(1 - TAIL, rate.alpha, rate.beta)];
  return Array.from({ length: points }, (_, index) => {
    const at = from + ((to - from) * index) / (points - 1);
    return { at, value: density(at, rate) };
  });
}
