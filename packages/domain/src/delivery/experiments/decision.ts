import { isComparable, trialsToDecide, type Winner, winnerOf } from './always-valid.js';
import { type Arm, meanOf, posterior } from './arm.js';
import { compare } from './best.js';
import { TRIALS_BEFORE_WEIGHTING } from './thompson.js';

/** The smallest relative lift worth finding, used if the variants are too close to plan from the observed lift. */
export const WORTHWHILE_LIFT = 0.1;

export type ExperimentAction =
  /** Some variant has too few trials or successes to be compared. */
  | 'collect'
  /** No variant surely beats the others. */
  | 'continue'
  | 'choose';

/** The state of an experiment. Rates in [0, 1]; lists in the order of the arms. */
export interface ExperimentStanding {
  /** The arm that surely beats the others; `null` until the rule has spoken. */
  readonly winner: Winner | null;
  /** The probability that each is the best. */
  readonly best: readonly number[];
  readonly expectedRates: readonly number[];
  readonly action: ExperimentAction;
  /** Additional trials over all arms, if the rates are what they seem; 0 once decided. */
  readonly trialsLeft: number;
}

/**
 * Whether to continue an experiment. A variant is chosen once it surely beats every other one, by evidence that may be looked at after every message
 * (`winnerOf`). Before, nothing is said about a winner or a lift: leaders change, and a probability that is looked at often enough passes any bound.
 *
 * @param arms at least one.
 */
export function experimentStanding(arms: readonly Arm[]): ExperimentStanding {
  const believed = arms.map((arm) => posterior(arm));
  const expectedRates = believed.map(meanOf);
  const winner = winnerOf(arms);
  return {
    winner,
    best: compare(believed).best,
    expectedRates,
    action: winner === null ? actionFor(arms) : 'choose',
    trialsLeft: winner === null ? trialsLeft(arms, expectedRates) : 0,
  };
}

function actionFor(arms: readonly Arm[]): ExperimentAction {
  const isComparableWithAll = arms.every((arm, k) => arms.every((other, j) => j === k || isComparable(arm, other)));
  return arms.length > 1 && isComparableWithAll ? 'continue' : 'collect';
}

/** Trials after which the rule would tell the two best apart, or find a worthwhile lift over the second. */
function trialsLeft(arms: readonly Arm[], rates: readonly number[]): number {
  const [first, second] = rates.toSorted((one, another) => another - one);
  if (first === undefined || second === undefined) return 0;
  const target = Math.min((1 + second) / 2, Math.max(first, second * (1 + WORTHWHILE_LIFT)));
  const needed = Math.max(TRIALS_BEFORE_WEIGHTING, trialsToDecide(second, target, arms.length));
  return arms.reduce((sum, { trials }) => sum + Math.max(0, needed - trials), 0);
}

/**
 * The time for the remaining trials.
 *
 * @param perDay trials per day, over all arms.
 * @returns in days; `null` if nothing is being sent.
 */
export const daysLeft = ({ trialsLeft }: ExperimentStanding, perDay: number): number | null =>
  perDay > 0 ? trialsLeft / perDay : null;
