import { type Chance, drawBeta, drawGamma } from '../../../shared/maths/sampling.js';
import type { CustomerHistory } from './history.js';
import type { LifetimeParameters } from './model.js';

/** The end of a day, so that equal histories occur, as in what is really kept. */
const toDays = (weeks: number): number => Math.ceil(weeks * 7) / 7;

/**
 * A customer who lives as the model says: comes at a pace of their own and leaves unseen. For trying a fit on people whose parameters are known.
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
