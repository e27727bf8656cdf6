import { betaQuantile } from '../../shared/maths/incomplete-beta.js';

/** What was tried one way, and how often it worked. */
export interface Arm {
  /** Whole numbers; successes are at most trials. */
  readonly trials: number;
  readonly successes: number;
}

/** What is believed of a rate: Beta(alpha, beta). Both above 0. */
export interface Beta {
  readonly alpha: number;
  readonly beta: number;
}

/** Every rate as likely as any other. */
export const UNIFORM: Beta = { alpha: 1, beta: 1 };

/** Jeffreys' prior: the one that says the same on every scale. */
export const JEFFREYS: Beta = { alpha: 0.5, beta: 0.5 };

export const posterior = ({ trials, successes }: Arm, prior: Beta = UNIFORM): Beta => ({
  alpha: prior.alpha + successes,
  beta: prior.beta + trials - successes,
});

export const meanOf = ({ alpha, beta }: Beta): number => alpha / (alpha + beta);

/** The range that has the rate in the middle with this probability: its ends are the quantiles at both sides. */
export function credibleInterval({ alpha, beta }: Beta, level = 0.95): readonly [low: number, high: number] {
  const outside = (1 - level) / 2;
  return [betaQuantile(outside, alpha, beta), betaQuantile(1 - outside, alpha, beta)];
}
