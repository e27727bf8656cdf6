import { type Arm, meanOf, posterior } from './arm.js';
import { compare } from './best.js';
import { trialsPerArm } from './sample-size.js';
import { TRIALS_BEFORE_WEIGHTING } from './thompson.js';

/** A negligible loss: one conversion per thousand messages (Stucchio's threshold of caring). */
export const TOLERATED_LOSS = 0.001;

/** The smallest relative lift worth finding, used if the variants are too close to plan from the observed lift. */
export const WORTHWHILE_LIFT = 0.1;

export type ExperimentAction =
  /** Some variant has too few trials to distinguish it from chance. */
  | 'collect'
  /** The leader may still lose more than tolerated. */
  | 'continue'
  | 'choose';

/** The state of an experiment. Rates in [0, 1]; lists in the order of the arms. */
export interface ExperimentStanding {
  /** The index of the best arm so far. */
  readonly leader: number;
  /** The probability that each is the best. */
  readonly best: readonly number[];
  readonly expectedRates: readonly number[];
  /** The expected loss of choosing the leader. */
  readonly loss: number;
  /** The leader's mean over that of the others together, less 1; `null` with one arm. */
  readonly lift: number | null;
  readonly action: ExperimentAction;
  /** Additional trials over all arms, by the plan of a z-test; 0 once decided. */
  readonly trialsLeft: number;
}

/**
 * Whether to continue an experiment, by expected loss (Stucchio 2014, "Bayesian A/B testing at VWO"): a variant is chosen once choosing it wrongly
 * would cost a negligible amount. Peeking is allowed at any time, since the loss is an expectation given the data. It does not bound the rate of
 * false winners among equal variants, which cost nothing.
 *
 * @param arms at least one.
 */
export function experimentStanding(arms: readonly Arm[], toleratedLoss = TOLERATED_LOSS): ExperimentStanding {
  const believed = arms.map((arm) => posterior(arm));
  const { best, loss } = compare(believed);
  const expectedRates = believed.map(meanOf);
  const leader = loss.reduce((least, one, k) => (one < (loss[least] ?? 0) ? k : least), 0);
  const action = actionFor(arms, loss[leader] ?? 0, toleratedLoss);
  return {
    leader,
    best,
    expectedRates,
    loss: loss[leader] ?? 0,
    lift: liftOf(arms, leader),
    action,
    trialsLeft: action === 'choose' ? 0 : trialsLeft(arms, expectedRates),
  };
}

function actionFor(arms: readonly Arm[], loss: number, tolerated: number): ExperimentAction {
  if (arms.some(({ trials }) => trials < TRIALS_BEFORE_WEIGHTING)) return 'collect';
  return loss <= tolerated ? 'choose' : 'continue';
}

function liftOf(arms: readonly Arm[], leader: number): number | null {
  const others = arms.filter((_, k) => k !== leader);
  const winner = arms[leader];
  if (others.length === 0 || winner === undefined) return null;
  const together = others.reduce(
    (sum, { trials, successes }) => ({ trials: sum.trials + trials, successes: sum.successes + successes }),
    { trials: 0, successes: 0 },
  );
  return meanOf(posterior(winner)) / meanOf(posterior(together)) - 1;
}

/** Trials needed to distinguish the two best, or to detect a worthwhile lift over the second. */
function trialsLeft(arms: readonly Arm[], rates: readonly number[]): number {
  const [first, second] = rates.toSorted((one, another) => another - one);
  if (first === undefined || second === undefined) return 0;
  const target = Math.min((1 + second) / 2, Math.max(first, second * (1 + WORTHWHILE_LIFT)));
  const needed = Math.max(TRIALS_BEFORE_WEIGHTING, Math.ceil(trialsPerArm(second, target)));
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
