import { quantile } from './quantile.js';
import { repeatableChance } from './repeatable-chance.js';

export type Interval = readonly [low: number, high: number];

const REPLICATES = 400;

/** Larger samples are drawn in this size and the interval is narrowed accordingly, so that a million customers cost as much as these. */
const MOST_DRAWN = 5_000;

/** With fewer usable replicates, the ends of the interval are arbitrary. */
const LEAST_USABLE = 100;

/**
 * The 95 % percentile interval of a statistic over samples drawn with replacement (Efron 1979). Beyond 5,000 members it is the m-out-of-n bootstrap:
 * deviations from the middle shrink with √(m/n) (Politis & Romano 1994).
 *
 * @param size members, at least 0. @param seed the same gives the same interval.
 * @param statistic of the drawn indexes; `null` where it is undefined.
 * @returns `null` if it is undefined in most samples.
 */
export function bootstrap(
  size: number,
  seed: number,
  statistic: (drawn: Uint32Array) => number | null,
): Interval | null {
  if (size < 2) return null;
  const chance = repeatableChance(seed);
  const drawn = new Uint32Array(Math.min(size, MOST_DRAWN));
  const values: number[] = [];
  for (let replicate = 0; replicate < REPLICATES; replicate += 1) {
    for (let i = 0; i < drawn.length; i += 1) drawn[i] = Math.floor(chance() * size);
    const value = statistic(drawn);
    if (value !== null) values.push(value);
  }
  if (values.length < LEAST_USABLE) return null;
  const sorted = Float64Array.from(values).sort();
  const middle = quantile(sorted, 0.5);
  const narrowed = (end: number) => middle + (end - middle) * Math.sqrt(drawn.length / size);
  return [narrowed(quantile(sorted, 0.025)), narrowed(quantile(sorted, 0.975))];
}
