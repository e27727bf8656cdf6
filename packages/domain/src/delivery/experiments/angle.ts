import { logBeta } from '../../shared/maths/gamma.js';
import { type Beta, meanOf } from './arm.js';

/* Rates as angles, p = sin²θ: posterior densities have no poles there, and a posterior of n trials is about 1/(2√n) wide whatever its mean. */

export const rateAt = (theta: number): number => Math.sin(theta) ** 2;

/** The density of a rate's angle: 2 · sin^(2α-1) θ · cos^(2β-1) θ / B(α, β). */
export function densityAt(theta: number, { alpha, beta }: Beta): number {
  const log = (2 * alpha - 1) * Math.log(Math.sin(theta)) + (2 * beta - 1) * Math.log(Math.cos(theta));
  return 2 * Math.exp(log - logBeta(alpha, beta));
}

/** In posterior widths: beyond the last, the density is below floating-point precision. */
const WIDTHS = [0, 1.5, 3, 5, 8, 13];

const RIGHT_ANGLE = Math.PI / 2;

/** Break points for an integral over all angles, such that each posterior is smooth on every piece; `factor` scales its mean. */
export function breaksFor(arms: readonly (Beta & { readonly factor?: number })[]): number[] {
  const inner = arms.flatMap((arm) => {
    const middle = Math.asin(Math.sqrt(meanOf(arm) * (arm.factor ?? 1)));
    const width = 0.5 / Math.sqrt(arm.alpha + arm.beta + 1);
    return WIDTHS.flatMap((times) => [middle - times * width, middle + times * width]);
  });
  const inside = inner.filter((theta) => theta > 0 && theta < RIGHT_ANGLE);
  return [0, ...inside, RIGHT_ANGLE].toSorted((one, another) => one - another);
}
