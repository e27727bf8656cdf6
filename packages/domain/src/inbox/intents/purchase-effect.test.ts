import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { type Chance, drawGamma } from '../../shared/maths/sampling.js';
import { DAY } from '../../shared/time/units.js';
import { FEWEST_CUSTOMERS, type Purchase, purchaseEffect } from './purchase-effect.js';

const NOW = Date.UTC(2026, 10, 20, 9);

interface Truth {
  readonly customers: number;
  /** Mean extra purchases within thirty days of a message, and their standard deviation between customers. */
  readonly extra: number;
  readonly spread: number;
}

/** Customers of a year whose own rates differ; each sends one to three messages, some of them a few days ago. */
function simulated({ customers, extra, spread }: Truth, chance: Chance) {
  const sent = new Map<string, number[]>();
  const purchases = new Map<string, Purchase[]>();
  for (let id = 0; id < customers; id += 1) {
    const own = Math.max(0, extra + spread * (chance() + chance() + chance() - 1.5) * 2);
    const times = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => NOW - (8 + chance() * 280) * DAY);
    const usual = poissonTimes(drawGamma(2, chance) / 45, 365, chance).map((age) => NOW - age * DAY);
    const caused = windowsOf(times).flatMap((at) => poissonTimes(own / 30, 30, chance).map((age) => at + age * DAY));
    sent.set(`${id}`, times);
    const all = [NOW - 366 * DAY, ...usual, ...caused].filter((at) => at <= NOW).toSorted((one, other) => one - other);
    purchases.set(
      `${id}`,
      all.map((at) => ({ at, value: 100 })),
    );
  }
  return { sent, purchases };
}

function windowsOf(times: readonly number[]): number[] {
  const starts: number[] = [];
  for (const at of times.toSorted((one, another) => one - another))
    if (at >= (starts.at(-1) ?? 0) + 30 * DAY) starts.push(at);
  return starts;
}

function poissonTimes(rate: number, until: number, chance: Chance): number[] {
  const times: number[] = [];
  for (let at = -Math.log(1 - chance()) / rate; at < until; at -= Math.log(1 - chance()) / rate) times.push(at);
  return times;
}

const RUNS = 300;

function runs(truth: Truth, seed: number) {
  const chance = repeatableChance(seed);
  return Array.from({ length: RUNS }, () => {
    const { sent, purchases } = simulated(truth, chance);
    const effect = purchaseEffect(sent, purchases, NOW);
    if (effect === null) throw new Error('There are enough customers.');
    return effect;
  });
}

const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the effect of messages, simulated', () => {
  it.each([12, 40])(
    'is claimed of messages without any in at most one run of twenty, among %i customers',
    (customers) => {
      const found = runs({ customers, extra: 0, spread: 0 }, customers);
      expect(share(found, ({ low, high }) => low > 0 || high < 0)).toBeLessThanOrEqual(0.05);
      expect(Math.abs(mean(found.map((one) => one.mean)))).toBeLessThan(0.04);
    },
  );

  it('is found where there is one, without bias from those who buy often', () => {
    const found = runs({ customers: 60, extra: 0.8, spread: 0 }, 3);
    expect(mean(found.map((one) => one.mean))).toBeGreaterThan(0.72);
    expect(mean(found.map((one) => one.mean))).toBeLessThan(0.84);
    expect(share(found, ({ low, high }) => low <= 0.8 && high >= 0.8)).toBeGreaterThan(0.93);
    expect(share(found, ({ low }) => low > 0)).toBeGreaterThan(0.65);
  });
});

describe('the effect of messages', () => {
  const before = [200, 170, 140, 110].map((age): Purchase => ({ at: NOW - age * DAY, value: 100 }));
  const among = (customers: number, after: readonly number[], sentAt = NOW - 90 * DAY) => {
    const ids = Array.from({ length: customers }, (_, id) => `${id}`);
    const bought = [...before, ...after.map((days) => ({ at: sentAt + days * DAY, value: 100 }))];
    return purchaseEffect(new Map(ids.map((id) => [id, [sentAt]])), new Map(ids.map((id) => [id, bought])), NOW);
  };

  it('is what they buy beyond their own rate', () => {
    // Three purchases in the 110 days after the first: 0.82 in thirty.
    expect(among(20, [3, 9])?.mean).toBeCloseTo(2 - (3 / 110) * 30, 1);
    expect(among(20, [])?.mean).toBeCloseTo(0 - (3 / 110) * 30, 1);
    expect(among(20, [31])).toEqual(among(20, []));
  });

  it('is unknown of few customers, of strangers and of the newest messages', () => {
    expect(among(FEWEST_CUSTOMERS - 1, [3])).toBeNull();
    expect(among(FEWEST_CUSTOMERS, [3])?.customers).toBe(FEWEST_CUSTOMERS);
    expect(among(20, [], NOW - 6 * DAY)).toBeNull();
    expect(purchaseEffect(new Map([['0', [NOW - 20 * DAY]]]), new Map(), NOW)).toBeNull();
    expect(among(20, [3], NOW - 180 * DAY)).toBeNull();
  });

  it('depends on no order, and its interval holds it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 30 }), (seed, customers) => {
        const { sent, purchases } = simulated({ customers, extra: 0.5, spread: 0.3 }, repeatableChance(seed));
        const effect = purchaseEffect(sent, purchases, NOW);
        const turned = purchaseEffect(
          new Map([...sent].toReversed().map(([id, times]) => [id, times.toReversed()])),
          purchases,
          NOW,
        );
        if (effect === null) return turned === null;
        expect(turned?.mean).toBeCloseTo(effect.mean, 9);
        return effect.low <= effect.mean && effect.mean <= effect.high && Number.isFinite(effect.low);
      }),
      { numRuns: 60 },
    );
  });
});
