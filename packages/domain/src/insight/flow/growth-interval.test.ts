import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { type Chance, drawGamma } from '../../shared/maths/sampling.js';
import { dayAfter, daysBetween } from './calendar.js';
import { type CountedDay, growthInterval } from './growth-interval.js';

/** A draw from a Poisson distribution, by multiplying uniform numbers (Knuth 1969). */
function drawPoisson(mean: number, chance: Chance): number {
  let count = -1;
  for (let left = Math.exp(-mean), product = 1; product >= left; count += 1) product *= chance();
  return count;
}

/** A Monday. */
const FIRST = '2026-08-03';

/** Quiet weekends. */
const LEVELS = [30, 34, 32, 30, 26, 6, 5];

interface World {
  /** Days of each of the two periods. */
  readonly length: number;
  /** How many times as many messages come in the second period. */
  readonly ratio: number;
  /** Shape of the gamma distribution that a day's level varies by; `null` for independent messages. */
  readonly bursts: number | null;
}

function simulate({ length, ratio, bursts }: World, chance: Chance): CountedDay[][] {
  const first = daysBetween(FIRST, dayAfter(FIRST, length - 1));
  const second = daysBetween(dayAfter(FIRST, length), dayAfter(FIRST, 2 * length - 1));
  const day = (date: string, index: number, times: number): CountedDay => {
    const level = times * (LEVELS[index % 7] ?? 0);
    return {
      date,
      messages: drawPoisson(bursts === null ? level : (level * drawGamma(bursts, chance)) / bursts, chance),
    };
  };
  return [
    first.map((date, index) => day(date, index, 1)),
    second.map((date, index) => day(date, length + index, ratio)),
  ];
}

const total = (days: readonly CountedDay[] = []) => days.reduce((sum, { messages }) => sum + messages, 0);

/** What the ratio of the levels is, weekends included. */
function truth({ length, ratio }: World): number {
  const sum = (from: number) =>
    Array.from({ length }, (_, index) => LEVELS[(from + index) % 7] ?? 0).reduce((all, level) => all + level, 0);
  return 100 * ((ratio * sum(length)) / sum(0) - 1);
}

/** The share of simulations whose interval holds the truth, and that of intervals without zero. */
function run(world: World, seed: number, times = 400) {
  const chance = repeatableChance(seed);
  let [held, clear] = [0, 0];
  for (let run = 0; run < times; run += 1) {
    const periods = simulate(world, chance);
    const interval = growthInterval(total(periods[1]), total(periods[0]), periods);
    if (interval === null) continue;
    if (interval.low <= truth(world) && truth(world) <= interval.high) held += 1;
    if (interval.low > 0 || interval.high < 0) clear += 1;
  }
  return { held: held / times, clear: clear / times };
}

describe('the interval of growth', () => {
  it.each<World>([
    { length: 7, ratio: 1, bursts: 4 },
    { length: 7, ratio: 1.5, bursts: 4 },
    { length: 7, ratio: 1, bursts: null },
    { length: 30, ratio: 1, bursts: 3 },
    { length: 30, ratio: 0.6, bursts: 3 },
    { length: 90, ratio: 1, bursts: 2 },
  ])('holds the truth in 95 % of 400 simulations, within 3.5: %o', (world) => {
    const { held } = run(world, 11);
    expect(held).toBeGreaterThan(0.915);
    expect(held).toBeLessThan(0.995);
  });

  it('calls a change clear in about one of twenty weeks in which nothing changed, and finds a doubling over a month', () => {
    expect(run({ length: 7, ratio: 1, bursts: 4 }, 5).clear).toBeLessThan(0.085);
    expect(run({ length: 30, ratio: 2, bursts: 3 }, 5).clear).toBeGreaterThan(0.95);
  });

  it('is wider where days differ, not where only weekdays do', () => {
    const days = (counts: readonly number[], from: string) =>
      counts.map((messages, index) => ({ date: dayAfter(from, index), messages }));
    const even = growthInterval(163, 163, [days(LEVELS, FIRST), days(LEVELS, dayAfter(FIRST, 7))]);
    const busy = [90, 4, 2, 30, 26, 6, 5];
    const uneven = growthInterval(163, 163, [days(LEVELS, FIRST), days(busy, dayAfter(FIRST, 7))]);
    // Independent messages: six degrees of freedom, t = 2.4469.
    const margin = 2.4469 * Math.sqrt(2 / 163.5);
    expect(even?.low).toBeCloseTo(100 * (Math.exp(-margin) - 1), 2);
    expect(even?.high).toBeCloseTo(100 * (Math.exp(margin) - 1), 2);
    expect(uneven?.high).toBeGreaterThan(3 * (even?.high ?? 0));
  });

  it('begins at nothing where no message came', () => {
    const days = (count: number, from: string) =>
      Array.from({ length: 7 }, (_, index) => ({ date: dayAfter(from, index), messages: count }));
    const interval = growthInterval(0, 70, [days(10, FIRST), days(0, dayAfter(FIRST, 7))]);
    expect(interval?.low).toBe(-100);
    expect(interval?.high).toBeLessThan(0);
  });

  it('is unknown with too few days', () => {
    const few = Array.from({ length: 3 }, (_, index) => ({ date: dayAfter(FIRST, index), messages: 5 }));
    expect(growthInterval(5, 5, [[], few])).toBeNull();
    expect(growthInterval(5, 5, [])).toBeNull();
    const four = [...few, { date: dayAfter(FIRST, 3), messages: 5 }];
    expect(growthInterval(5, 5, [[], four])).not.toBeNull();
  });
});
