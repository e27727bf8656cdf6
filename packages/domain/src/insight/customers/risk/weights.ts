import { RISK_SIGNALS, type RiskSignal, type RiskSignals } from './signals.js';

/** Added log-odds of churn per unit of each signal, learned from past churn; never below 0. */
export interface RiskWeights {
  readonly intercept: number;
  readonly signals: Readonly<Record<RiskSignal, number>>;
  /** The number of customers with a known outcome. */
  readonly customers: number;
  readonly churned: number;
}

/**
 * Log-odds that a stated cancellation adds before anything is learned: odds of 4.5 to one. Cautious, because some are kept, and a workspace has few to
 * learn from. An assumption, to be overruled by outcomes.
 */
const CANCELLATION_PRIOR = 1.5;

/** Nothing learned yet: the lifetime model counts, and what customers say themselves. */
export const NO_RISK_WEIGHTS: RiskWeights = {
  intercept: 0,
  signals: { falling_frequency: 0, negative_sentiment: 0, unanswered: 0, bounces: 0, cancellation: CANCELLATION_PRIOR },
  customers: 0,
  churned: 0,
};

/** A past customer with a known outcome: the lifetime model's prediction, the signals, and whether they were then silent. */
export interface RiskOutcome {
  /** The churn probability, in (0, 1). */
  readonly chance: number;
  readonly signals: RiskSignals;
  readonly churned: boolean;
}

/** The precision of each weight's prior: one unit is rarely worth more than two log-odds. */
const PRIOR = 1;
const MOST_SWEEPS = 200;
const TOLERANCE = 1e-9;

export const logit = (chance: number): number => {
  const bounded = Math.min(1 - 1e-9, Math.max(1e-9, chance));
  return Math.log(bounded / (1 - bounded));
};

export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** What the signals add with the weights of the prior. */
const priorOf = (signals: RiskSignals): number =>
  RISK_SIGNALS.reduce((sum, signal) => sum + NO_RISK_WEIGHTS.signals[signal] * signals[signal], 0);

/**
 * Learns the weights of the signals on top of the lifetime model: logistic regression with its log-odds as offset, a Gaussian prior of variance 1
 * on each weight around its mean without data (0; of a cancellation 1.5), and no negative weights, since none of these signals lowers the risk. The
 * posterior mode, by coordinate-wise Newton steps on a convex function. With few outcomes the weights stay near the prior's.
 */
export function fitRiskWeights(outcomes: readonly RiskOutcome[]): RiskWeights {
  const columns = [
    new Float64Array(outcomes.length).fill(1),
    ...RISK_SIGNALS.map((signal) => Float64Array.from(outcomes, ({ signals }) => signals[signal])),
  ];
  const means = [0, ...RISK_SIGNALS.map((signal) => NO_RISK_WEIGHTS.signals[signal])];
  const logOdds = Float64Array.from(outcomes, ({ chance, signals }) => logit(chance) + priorOf(signals));
  const churned = Uint8Array.from(outcomes, (outcome) => Number(outcome.churned));
  const weights = Float64Array.from(means);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let largest = 0;
    columns.forEach((column, i) => {
      const moved = newtonStep(column, logOdds, churned, {
        weight: weights[i] ?? 0,
        mean: means[i] ?? 0,
        isRisk: i > 0,
      });
      weights[i] = (weights[i] ?? 0) + moved;
      largest = Math.max(largest, Math.abs(moved));
      if (moved !== 0)
        for (let row = 0; row < logOdds.length; row += 1)
          logOdds[row] = (logOdds[row] ?? 0) + moved * (column[row] ?? 0);
    });
    if (largest < TOLERANCE) break;
  }
  const [intercept = 0, falling = 0, negative = 0, unanswered = 0, bounces = 0, cancellation = 0] = weights;
  return {
    intercept,
    signals: { falling_frequency: falling, negative_sentiment: negative, unanswered, bounces, cancellation },
    customers: outcomes.length,
    churned: churned.reduce((sum, one) => sum + one, 0),
  };
}

/** The step of one weight, bounded to stay at or above 0 if `isRisk`, and to one unit so that no step overshoots. */
function newtonStep(
  column: Float64Array,
  logOdds: Float64Array,
  churned: Uint8Array,
  { weight, mean, isRisk }: { readonly weight: number; readonly mean: number; readonly isRisk: boolean },
): number {
  let slope = -PRIOR * (weight - mean);
  let curvature = PRIOR;
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? 0;
    if (value === 0) continue;
    const chance = logistic(logOdds[row] ?? 0);
    slope += ((churned[row] ?? 0) - chance) * value;
    curvature += chance * (1 - chance) * value * value;
  }
  const step = Math.max(-1, Math.min(1, slope / curvature));
  return isRisk ? Math.max(-weight, step) : step;
}
