import { type Arm, meanOf, posterior } from './arm.js';
import { compare } from './best.js';
import { trialsPerArm } from './sample-size.js';
import { TRIALS_BEFORE_WEIGHTING } from './thompson.js';

/** A loss that nobody would notice: one conversion in a thousand messages (Stucchio's threshold of caring). */
export const TOLERATED_LOSS = 0.001;

/** The smallest relative improvement that is worth finding, where the variants are too close to plan for what was seen. */
export const WORTHWHILE_LIFT = 0.1;

export type ExperimentAction =
  /** Some variant has had too few trials to be told from luck. */
  | 'collect'
  /** The best one so far may still cost more than is tolerated. */
  | 'continue'
  | 'choose';

/** Where an experiment stands. Rates in [0, 1]; lists in the order of the arms. */
export interface ExperimentStanding {
  /** The number of the arm that is the best so far. */
  readonly leader: number;
  /** How likely each is the best. */
  readonly best: readonly number[];
  readonly expectedRates: readonly number[];
  /** What choosing the leader would cost on average. */
  readonly loss: number;
  /** The leader's mean over that of the others together, less 1; `null` with one arm. */
  readonly lift: number | null;
  readonly action: ExperimentAction;
  /** How many more trials the experiment needs over all arms, by the plan of a z-test; 0 when it is decided. */
  readonly trialsLeft: number;
}

/**
 * Whether to go on with an experiment, by expected loss (Stucchio 2014, "Bayesian A/B testing at VWO"): a variant is chosen when choosing it wrongly would
 * cost less than anybody would notice. One may look at any time, since the loss is what is expected given what was seen; what it does not promise is a rate
 * of false winners among variants that are equal, which cost nothing.
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

/** Until the two best can be told apart, or until a worthwhile lift over the second could be. */
function trialsLeft(arms: readonly Arm[], rates: readonly number[]): number {
  const [first, second] = rates.toSorted((one, another) => another - one);
  if (first === undefined || second === undefined) return 0;
  const target = Math.min((1 + second) / 2, Math.max(first, second * (1 + WORTHWHILE_LIFT)));
  const needed = Math.max(TRIALS_BEFORE_WEIGHTING, Math.ceil(trialsPerArm(second, target)));
  return arms.reduce((sum, { trials }) => sum + Math.max(0, needed - trials), 0);
}

/**
 * How long that takes.
 *
 * @param perDay how many trials all arms together get in a day.
 * @returns in days; `null` where nothing is being sent.
 */
export const daysLeft = ({ trialsLeft }: ExperimentStanding, perDay: number): number | null =>
  perDay > 0 ? trialsLeft / perDay : null;
