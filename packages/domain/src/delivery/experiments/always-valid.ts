import type { Arm } from './arm.js';
import { TRIALS_BEFORE_WEIGHTING } from './thompson.js';

/** The error of the rule over all looks together. */
export const WINNER_ALPHA = 0.05;

/** Successes of two arms together, below which their difference is not normal enough. */
export const SUCCESSES_NEEDED = 20;

/** The mixture's spread: lifts of about a fifth of the rate are looked for first. */
const SPREAD = 0.2;

export interface Lift {
  readonly mean: number;
  /** A 95 % confidence sequence: it holds at every look together. */
  readonly low: number;
  readonly high: number;
}

export interface Winner {
  readonly arm: number;
  /** Over the next best arm, as a share of its rate. */
  readonly lift: Lift;
  /** 1 less the always-valid p-value. */
  readonly confidence: number;
}

/**
 * Evidence that one rate is not `ratio` times another: the mixture sequential probability ratio test (Johari, Koomen, Pekelis & Walsh 2022, Operations
 * Research 70(3) 1806-1821), with a normal mixture (Robbins 1970; Howard, Ramdas, McAuliffe & Sekhon 2021, Annals of Statistics 49(2) 1055-1080) whose
 * spread is relative to the rate, so that 2 % and 40 % are treated alike.
 *
 * While the ratio is the true one its expectation stays at 1, so it ever reaches 1/alpha with a probability of at most alpha (Ville 1939). The variance
 * is estimated, which makes this approximate for few successes; simulation bounds the error.
 *
 * @param ratio above 0. @returns the logarithm; -Infinity without data.
 */
export function logEvidence(one: Arm, another: Arm, ratio = 1): number {
  const rate = (one.successes + another.successes) / (ratio * one.trials + another.trials);
  const [high, low] = [Math.min(1, ratio * rate), Math.min(1, rate)];
  const variance = (high * (1 - high)) / one.trials + (ratio ** 2 * low * (1 - low)) / another.trials;
  if (!(variance > 0)) return Number.NEGATIVE_INFINITY;
  const spread = (SPREAD * ratio * rate) ** 2;
  const off = one.successes / one.trials - (ratio * another.successes) / another.trials;
  return Math.log(variance / (variance + spread)) / 2 + (spread * off ** 2) / (2 * variance * (variance + spread));
}

/** Whether two arms have enough trials and successes to be compared. */
export const isComparable = (one: Arm, another: Arm): boolean =>
  Math.min(one.trials, another.trials) >= TRIALS_BEFORE_WEIGHTING &&
  one.successes + another.successes >= SUCCESSES_NEEDED;

/**
 * The arm that surely beats every other one, testable after every message; `null` while there is none. Among k arms each comparison has an error of
 * alpha / (k - 1): whichever is truly best is then beaten by any other with a probability of at most alpha.
 */
export function winnerOf(arms: readonly Arm[], alpha: number = WINNER_ALPHA): Winner | null {
  const rateOf = ({ successes, trials }: Arm) => (trials === 0 ? 0 : successes / trials);
  const ranked = arms.map((arm, k) => ({ arm, k })).toSorted((one, another) => rateOf(another.arm) - rateOf(one.arm));
  const [first, ...others] = ranked;
  const second = others[0];
  if (first === undefined || second === undefined) return null;
  if (others.some(({ arm }) => !isComparable(first.arm, arm) || rateOf(arm) === rateOf(first.arm))) return null;
  const least = Math.min(...others.map(({ arm }) => logEvidence(first.arm, arm)));
  const needed = Math.log(others.length / alpha);
  if (least < needed) return null;
  return {
    arm: first.k,
    lift: liftOf(first.arm, second.arm, needed),
    confidence: 1 - Math.min(1, others.length * Math.exp(-least)),
  };
}

/** The ratios that the evidence does not rule out, by bisection on either side of the observed one. */
function liftOf(one: Arm, another: Arm, needed: number): Lift {
  const observed = one.successes / one.trials / ((another.successes + 0.5) / (another.trials + 0.5));
  const isRuledOut = (ratio: number) => logEvidence(one, another, ratio) >= needed;
  const endFrom = (outside: number) => {
    let [out, within] = [outside, observed];
    for (let step = 0; step < 50; step += 1) {
      const middle = Math.sqrt(out * within);
      if (isRuledOut(middle)) out = middle;
      else within = middle;
    }
    return within;
  };
  return { mean: observed - 1, low: endFrom(observed / 1_000) - 1, high: endFrom(observed * 1_000) - 1 };
}

/**
 * Trials per arm after which the rule speaks, if the rates are what they seem.
 *
 * @param arms how many are compared. @returns `Infinity` for equal rates.
 */
export function trialsToDecide(from: number, to: number, arms = 2, alpha: number = WINNER_ALPHA): number {
  if (from === to) return Number.POSITIVE_INFINITY;
  const needed = Math.log((arms - 1) / alpha);
  const evidence = (trials: number) =>
    logEvidence({ trials, successes: to * trials }, { trials, successes: from * trials });
  let [few, many] = [1, 2];
  while (evidence(many) < needed && many < 1e12) [few, many] = [many, many * 2];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (evidence(middle) >= needed) many = middle;
    else few = middle;
  }
  return many;
}
