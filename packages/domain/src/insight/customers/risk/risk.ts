import { aliveChance, churnChance, weeksUntilAlive } from '../lifetime/expectations.js';
import type { CustomerHistory } from '../lifetime/history.js';
import type { LifetimeParameters } from '../lifetime/model.js';
import { RISK_SIGNALS, type RiskSignals } from './signals.js';
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

/** A customer whose P(alive) is below this counts as gone. */
export const GONE_BELOW = 0.5;

export interface FactorShare {
  readonly factor: RiskFactor;
  /** In probability: the decrease if this factor alone were normal. Above 0. */
  readonly contribution: number;
}

export interface ChurnRisk {
  /** The probability of no contact within the horizon, in [0, 1]. */
  readonly probability: number;
  readonly level: RiskLevel;
  readonly alive: number;
  /** Weeks until P(alive) falls below one half, 0 if it has; `null` if it never does. */
  readonly weeksLeft: number | null;
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
  const weeks = weeksUntilAlive(lifetime, history, GONE_BELOW);
  return {
    probability,
    level: riskLevel(probability),
    alive: aliveChance(lifetime, history),
    weeksLeft: Number.isFinite(weeks) ? Math.max(0, weeks) : null,
    silence: history.age - history.last,
    usualGap,
    factors: RISK_FACTORS.map((factor) => ({ factor, contribution: probability - without(factor) }))
      .filter(({ contribution }) => contribution > 0)
      .toSorted((one, another) => another.contribution - one.contribution),
  };
}

function chanceOf({ lifetime, weights, horizon }: RiskModel, history: CustomerHistory, signals: RiskSignals): number {
  const base = churnChance(lifetime, history, horizon);
  const added = RISK_SIGNALS.reduce(
    (sum, signal) => sum + weights.signals[signal] * signals[signal],
    weights.intercept,
  );
  return added === 0 ? base : logistic(logit(base) + added);
}
