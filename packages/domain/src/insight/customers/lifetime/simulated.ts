import { type Chance, drawBeta, drawGamma } from '../../../shared/maths/sampling.js';
import type { CustomerHistory } from './history.js';
import type { LifetimeParameters } from './model.js';

/** Rounds up to whole days, so that equal histories occur, as in real data. */
const toDays = (weeks: number): number => Math.ceil(weeks * 7) / 7;

/**
 * Simulates a customer under the model, to test a fit against known parameters.
 *
 * @param age in weeks since the first transaction.
 */
export function simulatedCustomer(
  { model, r, alpha, a, b }: LifetimeParameters,
  age: number,
  chance: Chance,
): CustomerHistory {
  const pace = drawGamma(r, chance) / alpha;
  const leaving = drawBeta(a, b, chance);
  let [repeats, last, now] = [0, 0, 0];
  let isAlive = model === 'bg' || chance() >= leaving;
  while (isAlive) {
    now -= Math.log(1 - chance()) / pace;
    if (!(now <= age)) break;
    repeats += 1;
    last = Math.min(age, toDays(now));
    isAlive = chance() >= leaving;
  }
  return { repeats, last, age };
}
