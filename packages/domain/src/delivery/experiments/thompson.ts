import { type Chance, drawBeta } from '../../shared/maths/sampling.js';
import { type Arm, type Beta, posterior, UNIFORM } from './arm.js';
import { compare } from './best.js';

/** Until each arm has this many trials, all get the same share. */
export const TRIALS_BEFORE_WEIGHTING = 100;

/** The minimum share of an arm, so that a slow starter can still prove good. */
export const SMALLEST_SHARE = 0.01;

/**
 * Thompson sampling: draws a rate from each posterior and picks the highest (Thompson 1933, Biometrika 25 285-294). Each arm is thus tried as often
 * as it is likely to be the best.
 *
 * @param arms at least one.
 * @returns the index of an arm.
 */
export function pickArm(arms: readonly Beta[], chance: Chance): number {
  const draws = arms.map(({ alpha, beta }) => drawBeta(alpha, beta, chance));
  return draws.reduce((best, draw, k) => (draw > (draws[best] ?? 0) ? k : best), 0);
}

/**
 * The shares of a batch per variant: the long-run shares of Thompson sampling, P(best), with a minimum. Equal while any variant has too few trials to
 * distinguish it from chance.
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

/**
 * Shares while a winner is looked for: half of the messages by the chance of being best, half equally. Thompson's own shares starve whatever lags, and
 * so delay the rule that tells arms apart about fivefold.
 */
export const experimentShares = (arms: readonly Arm[]): number[] =>
  trafficShares(arms).map((share) => (share + 1 / arms.length) / 2);
