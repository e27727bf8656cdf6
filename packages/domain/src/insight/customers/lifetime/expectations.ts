import { poweredHypergeometric } from '../../../shared/maths/hypergeometric.js';
import type { CustomerHistory } from './history.js';
import type { LifetimeParameters } from './model.js';

/** The expectation has removable singularities at a = 1 and at a + b = 1; nearer than this, it is the mean of both sides. */
const NEAR = 1e-5;

/** ln of the odds of having left; -∞ for a customer without an opportunity to leave. */
function logOddsOfLeaving({ model, r, alpha, a, b }: LifetimeParameters, history: CustomerHistory): number {
  const { repeats, last, age } = history;
  const chances = model === 'mbg' ? repeats : repeats - 1;
  if (chances < 0) return Number.NEGATIVE_INFINITY;
  return Math.log(a / (b + chances)) + (r + repeats) * (Math.log(alpha + age) - Math.log(alpha + last));
}

/**
 * The probability that a customer is still active, in [0, 1].
 *
 * `mbg`: 1 / (1 + a/(b+x) · ((α+T)/(α+t))^(r+x)); `bg`: the same with b+x-1, and 1 for x = 0 (Hardie's note 021).
 */
export const aliveChance = (parameters: LifetimeParameters, history: CustomerHistory): number =>
  1 / (1 + Math.exp(logOddsOfLeaving(parameters, history)));

/**
 * The probability of at least one transaction within the horizon: P(alive) · (1 - ((α+T)/(α+T+h))^(r+x)), exact for both models (Hardie's note 039,
 * §5.3).
 *
 * @param horizon in weeks, at least 0.
 */
export function activeChance(parameters: LifetimeParameters, history: CustomerHistory, horizon: number): number {
  const { r, alpha } = parameters;
  const { repeats, age } = history;
  const comes = -Math.expm1(-(r + repeats) * Math.log1p(horizon / (alpha + age)));
  return aliveChance(parameters, history) * comes;
}

/** The complement: the probability of no transaction within the horizon. It never falls during silence. */
export const churnChance = (parameters: LifetimeParameters, history: CustomerHistory, horizon: number): number =>
  1 - activeChance(parameters, history, horizon);

/**
 * The expected number of transactions within the horizon (Fader, Hardie & Lee 2005, equation 10; Batislam et al. 2007 for `mbg`).
 *
 * @param horizon in weeks, at least 0.
 */
export function expectedTransactions(
  parameters: LifetimeParameters,
  history: CustomerHistory,
  horizon: number,
): number {
  const { r, alpha, b, model } = parameters;
  const { repeats, age } = history;
  const stayed = model === 'mbg' ? repeats + 1 : repeats;
  const whileAlive = expectedOfAlive({ ...parameters, r: r + repeats, alpha: alpha + age, b: b + stayed }, horizon);
  return aliveChance(parameters, history) * whileAlive;
}

/**
 * The expected number of repeat transactions of a new customer within the horizon: `bg` is equation 9 of the paper.
 *
 * @param horizon in weeks, at least 0.
 */
export function expectedRepeats(parameters: LifetimeParameters, horizon: number): number {
  const { model, a, b } = parameters;
  if (model === 'bg') return expectedOfAlive(parameters, horizon);
  return (b / (a + b)) * expectedOfAlive({ ...parameters, b: b + 1 }, horizon);
}

/**
 * E[(1 - e^(-λpt)) / p] with λ of Gamma(r, α) and p of Beta(a, b): the expected transactions of a customer alive now, who may leave after each.
 * (a+b-1)/(a-1) · (1 - (α/(α+t))^r · ₂F₁(r, b; a+b-1; t/(α+t))).
 */
function expectedOfAlive({ r, alpha, a, b, model }: LifetimeParameters, horizon: number): number {
  if (Math.abs(a - 1) < NEAR) {
    const at = (side: number) => expectedOfAlive({ model, r, alpha, a: 1 + side, b }, horizon);
    return (at(2 * NEAR) + at(-2 * NEAR)) / 2;
  }
  if (Math.abs(a + b - 1) < NEAR) {
    const at = (side: number) => expectedOfAlive({ model, r, alpha, a, b: 1 - a + side }, horizon);
    return (at(2 * NEAR) + at(-2 * NEAR)) / 2;
  }
  const z = horizon / (alpha + horizon);
  return ((a + b - 1) / (a - 1)) * (1 - poweredHypergeometric(r, b, a + b - 1, z, r));
}

/**
 * Weeks until P(alive) falls to a level without further transactions: (α+t) · ((1/θ-1)(b+x)/a)^(1/(r+x)) - α - T, with b+x-1 for `bg`.
 *
 * @param level in (0, 1).
 * @returns negative if already below it, `Infinity` if it never falls that far.
 */
export function weeksUntilAlive(parameters: LifetimeParameters, history: CustomerHistory, level: number): number {
  const { model, r, alpha, a, b } = parameters;
  const { repeats, last, age } = history;
  const chances = model === 'mbg' ? repeats : repeats - 1;
  if (chances < 0) return Number.POSITIVE_INFINITY;
  const log = Math.log(((1 / level - 1) * (b + chances)) / a) / (r + repeats);
  return (alpha + last) * Math.exp(log) - alpha - age;
}
