import type { Line } from '../../../shared/maths/logistic-line.js';
import { aliveChance, churnChance } from '../lifetime/expectations.js';
import type { CustomerHistory } from '../lifetime/history.js';
import type { LifetimeParameters } from '../lifetime/model.js';
import { AS_PREDICTED, recalibrated } from './calibration.js';
import { RISK_SIGNALS, type RiskSignals } from './signals.js';
import { silenceChance } from './silence.js';
import { logistic, logit, type RiskWeights } from './weights.js';

export const RISK_FACTORS = ['silence', ...RISK_SIGNALS] as const;

export type RiskFactor = (typeof RISK_FACTORS)[number];

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;

export type RiskLevel = (typeof RISK_LEVELS)[number];

export const byRiskLevel = <T>(of: (level: RiskLevel) => T): Record<RiskLevel, T> => ({
  high: of('high'),
  medium: of('medium'),
  low: of('low'),
});

/** The minimum churn probability of a high and of a medium risk. */
export const HIGH_RISK = 0.7;
export const MEDIUM_RISK = 0.4;

/** Silence is looked ahead for at most this long, in weeks. */
const FARTHEST = 520;

export interface FactorShare {
  readonly factor: RiskFactor;
  /** In probability: the decrease if this factor alone were normal. Above 0. */
  readonly contribution: number;
}

export interface ChurnRisk {
  /** The probability that they stay quiet for the horizon, in [0, 1]; the level comes from it. */
  readonly probability: number;
  readonly level: RiskLevel;
  /** P(alive), by the lifetime model. Its complement, that they have left, is another question: whoever stays may still be quiet. */
  readonly alive: number;
  /** Weeks of further silence until `probability` makes a high risk, 0 if it does; `null` if it does not within ten years. */
  readonly weeksToHighRisk: number | null;
  /** The present silence, and their own usual gap, in weeks. */
  readonly silence: number;
  readonly usualGap: number;
  /** The largest first. */
  readonly factors: readonly FactorShare[];
}

export interface RiskModel {
  readonly lifetime: LifetimeParameters;
  readonly weights: RiskWeights;
  /** In weeks. */
  readonly horizon: number;
  /** Corrects the log-odds of the whole. @default none */
  readonly recalibration?: Line;
  /** The baseline to use instead, where it predicts better. @default null */
  readonly silence?: Line | null;
}

export function riskLevel(probability: number): RiskLevel {
  if (probability >= HIGH_RISK) return 'high';
  return probability >= MEDIUM_RISK ? 'medium' : 'low';
}

/**
 * A customer's churn risk and its factors.
 *
 * The log-odds are those of the lifetime model plus the learned weights of the signals. A factor's contribution is counterfactual: the probability,
 * less the probability if only this factor were normal. For a signal normal is 0. For silence it is the same customer after one of their own usual
 * gaps (for a customer who wrote once: the mean gap of all, α/r). Contributions are not additive, and no causation is claimed.
 */
export function churnRisk(model: RiskModel, history: CustomerHistory, signals: RiskSignals): ChurnRisk {
  const { lifetime } = model;
  const usualGap = history.repeats > 0 ? history.last / history.repeats : lifetime.alpha / lifetime.r;
  const probability = chanceOf(model, history, signals);
  const rested = { ...history, age: Math.min(history.age, history.last + usualGap) };
  const without = (factor: RiskFactor): number =>
    factor === 'silence' ? chanceOf(model, rested, signals) : chanceOf(model, history, { ...signals, [factor]: 0 });
  return {
    probability,
    level: riskLevel(probability),
    alive: aliveChance(lifetime, history),
    weeksToHighRisk: weeksUntil(HIGH_RISK, (weeks) =>
      chanceOf(model, { ...history, age: history.age + weeks }, signals),
    ),
    silence: history.age - history.last,
    usualGap,
    factors: RISK_FACTORS.map((factor) => ({ factor, contribution: probability - without(factor) }))
      .filter(({ contribution }) => contribution > 0)
      .toSorted((one, another) => another.contribution - one.contribution),
  };
}

/** When a probability that never falls reaches a level, by bisection to the hour. */
function weeksUntil(level: number, chanceAfter: (weeks: number) => number): number | null {
  if (chanceAfter(0) >= level) return 0;
  if (chanceAfter(FARTHEST) < level) return null;
  let [below, above] = [0, FARTHEST];
  while (above - below > 1 / 168) {
    const middle = (below + above) / 2;
    if (chanceAfter(middle) >= level) above = middle;
    else below = middle;
  }
  return above;
}

function chanceOf(model: RiskModel, history: CustomerHistory, signals: RiskSignals): number {
  const { lifetime, weights, horizon, recalibration = AS_PREDICTED, silence = null } = model;
  if (silence !== null) {
    return silenceChance(silence, { weeks: history.age - history.last, cancellation: signals.cancellation });
  }
  return recalibrated(predictedChance(churnChance(lifetime, history, horizon), signals, weights), recalibration);
}

/** The lifetime model's churn probability, changed by the signals. */
export function predictedChance(chance: number, signals: RiskSignals, weights: RiskWeights): number {
  const added = RISK_SIGNALS.reduce(
    (sum, signal) => sum + weights.signals[signal] * signals[signal],
    weights.intercept,
  );
  return added === 0 ? chance : logistic(logit(chance) + added);
}
