import { type Chance, drawBeta } from '../../shared/maths/sampling.js';
import { type Arm, type Beta, posterior, UNIFORM } from './arm.js';
import { compare } from './best.js';

/** Before each arm has so many trials, all get the same share. */
export const TRIALS_BEFORE_WEIGHTING = 100;

/** No arm gets less, so that a slow starter can still be found to be good. */
export const SMALLEST_SHARE = 0.01;

/**
 * Which arm is tried next: a rate is drawn for each from what is believed of it, and the highest is taken (Thompson 1933, Biometrika 25 285-294), so
 * that each is tried as often as it is likely to be the best.
 *
 * @param arms at least one.
 * @returns the number of an arm.
 */
export function pickArm(arms: readonly Beta[], chance: Chance): number {
  const draws = arms.map(({ alpha, beta }) => drawBeta(alpha, beta, chance));
  return draws.reduce((best, draw, k) => (draw > (draws[best] ?? 0) ? k : best), 0);
}

/**
 * The shares in which a batch is divided among variants: what Thompson sampling would do in the long run, P(best), with a floor; equal while any
 * variant has too few trials to be told from luck.
 *
 * @param arms at least one.
 * @returns shares that add up to 1, in the order of the arms.
 */
export function trafficShares(arms: readonly Arm[], prior: Beta = UNIFORM): number[] {
  if (arms.some(({ trials }) => trials < TRIALS_BEFORE_WEIGHTING)) return arms.map(() => 1 / arms.length);
  const { best } = compare(arms.map((arm) => posterior(arm, prior)));
  const floor = Math.min(SMALLEST_SHARE, 1 / arms.length);
  return best.map((share) => floor + share * (1 - floor * arms.length));
}
