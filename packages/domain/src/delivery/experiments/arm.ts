import { betaQuantile } from '../../shared/maths/incomplete-beta.js';

export interface Arm {
  /** Integers; successes are at most trials. */
  readonly trials: number;
  readonly successes: number;
}

/** The distribution of a rate: Beta(alpha, beta). Both above 0. */
export interface Beta {
  readonly alpha: number;
  readonly beta: number;
}

export const UNIFORM: Beta = { alpha: 1, beta: 1 };

/** Jeffreys' prior: invariant under reparametrization. */
export const JEFFREYS: Beta = { alpha: 0.5, beta: 0.5 };

export const posterior = ({ trials, successes }: Arm, prior: Beta = UNIFORM): Beta => ({
  alpha: prior.alpha + successes,
  beta: prior.beta + trials - successes,
});

export const meanOf = ({ alpha, beta }: Beta): number => alpha / (alpha + beta);

/** The equal-tailed interval that holds the rate with this probability. */
export function credibleInterval({ alpha, beta }: Beta, level = 0.95): readonly [low: number, high: number] {
  const outside = (1 - level) / 2;
  return [betaQuantile(outside, alpha, beta), betaQuantile(1 - outside, alpha, beta)];
}
