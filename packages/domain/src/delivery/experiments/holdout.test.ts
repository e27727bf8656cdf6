import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidV7 } from '../../shared/ids/uuid.js';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { type Chance, drawGamma } from '../../shared/maths/sampling.js';
import {
  armOf,
  compareWithHoldout,
  DEFAULT_HOLDOUT,
  type Earnings,
  FEWEST_COMPARED,
  holdoutChance,
  isBeyondUsual,
  isHeldOut,
  NO_EARNINGS,
  usualPurchases,
} from './holdout.js';

const ids = Array.from({ length: 4_000 }, (_, i) => uuidV7(1_790_000_000_000 + i, new Uint8Array(10).fill(i % 251)));

describe('the holdout', () => {
  it('is a share of customers, always the same ones, and others in another workspace', () => {
    const held = (workspace: string) => ids.filter((id) => isHeldOut(holdoutChance(workspace, id), DEFAULT_HOLDOUT));
    const [ours, theirs] = [held('w1'), held('w2')];
    expect(Math.abs(ours.length / ids.length - DEFAULT_HOLDOUT)).toBeLessThan(0.025);
    expect(held('w1')).toEqual(ours);
    const both = ours.filter((id) => theirs.includes(id)).length / ids.length;
    expect(Math.abs(both - DEFAULT_HOLDOUT ** 2)).toBeLessThan(0.015);
  });

  it('grows with the share, and takes nobody at none', () => {
    const held = (share: number) => ids.filter((id) => isHeldOut(holdoutChance('w1', id), share));
    const [none, few, many] = [held(0), held(0.1), new Set(held(0.5))];
    expect(none).toEqual([]);
    expect(few.every((id) => many.has(id))).toBe(true);
    expect(many.size).toBeGreaterThan(4 * few.length);
  });

  it('keeps an arm once it is assigned, whatever the share becomes', () => {
    expect([armOf(null, () => 0.3, 0.25), armOf(null, () => 0.3, 0.5)]).toEqual(['offered', 'held_out']);
    expect([armOf('offered', () => 0.3, 0.5), armOf('held_out', () => 0.3, 0)]).toEqual(['offered', 'held_out']);
  });

  it('takes the randomness it is given', () => {
    expect([0, 0.249, 0.25, 0.9].map((drawn) => isHeldOut(() => drawn, 0.25))).toEqual([true, true, false, false]);
  });
});

/** Most buy nothing, some a skewed amount; `lift` times as many of those offered buy. */
function earned(chance: Chance, share: number): number {
  return chance() < share ? 200 * drawGamma(2, chance) : 0;
}

const add = ({ customers, total, squares }: Earnings, value: number): Earnings => ({
  customers: customers + 1,
  total: total + value,
  squares: squares + value ** 2,
});

/** Looks after each customer, as the screen does. */
function simulated(seed: number, customers: number, base: number, offeredShare: number) {
  const chance = repeatableChance(seed);
  let [offered, heldOut] = [NO_EARNINGS, NO_EARNINGS];
  const truth = 400 * (offeredShare - base);
  let [isClaimed, isMissed] = [false, false];
  for (let i = 0; i < customers; i += 1) {
    if (isHeldOut(chance, DEFAULT_HOLDOUT)) heldOut = add(heldOut, earned(chance, base));
    else offered = add(offered, earned(chance, offeredShare));
    const { effect } = compareWithHoldout([{ offered, heldOut }]);
    if (effect === null) continue;
    isClaimed ||= effect.low > 0 || effect.high < 0;
    isMissed ||= effect.low > truth || effect.high < truth;
  }
  return { isClaimed, isMissed, effect: compareWithHoldout([{ offered, heldOut }]).effect, truth };
}

const RUNS = 300;
const share = (seed: number, is: (seed: number) => boolean) =>
  Array.from({ length: RUNS }, (_, run) => is(seed * 1_000 + run)).filter(Boolean).length / RUNS;

describe('the comparison, looked at after each of 600 customers', () => {
  it.each([0.1, 0.3, 0.6])('claims no effect that is none in more than one run of twenty, at %d', (base) => {
    expect(share(1, (seed) => simulated(seed, 600, base, base).isClaimed)).toBeLessThanOrEqual(0.05);
  });

  it('finds a known effect, and its interval holds it at every look', () => {
    expect(share(2, (seed) => simulated(seed, 600, 0.2, 0.5).isMissed)).toBeLessThanOrEqual(0.05);
    expect(share(3, (seed) => simulated(seed, 600, 0.2, 0.5).isClaimed)).toBeGreaterThan(0.9);
    const means = Array.from({ length: RUNS }, (_, run) => simulated(4_000 + run, 600, 0.2, 0.5).effect?.mean ?? 0);
    expect(Math.abs(means.reduce((sum, one) => sum + one, 0) / RUNS - 120)).toBeLessThan(6);
  });
});

const compare = (offered: Earnings, heldOut: Earnings) => compareWithHoldout([{ offered, heldOut }]);

describe('the comparison', () => {
  it('waits for enough windows, and for anything bought', () => {
    const many = (customers: number, total: number): Earnings => ({ customers, total, squares: total ** 2 });
    expect(compare(many(90, 500), many(FEWEST_COMPARED - 1, 300))).toEqual({
      offered: 90,
      heldOut: 19,
      needed: 20,
      effect: null,
    });
    expect(compare(many(90, 0), many(20, 0)).effect).toBeNull();
    expect(compare(many(90, 900), many(20, 100)).effect?.mean).toBe(5);
  });

  it('sees no effect where only the share changed, together with what customers spend', () => {
    // A quarter held out while everybody spent 100, then 2 % while everybody spent 300: the offer changed nothing.
    const group = (customers: number, each: number): Earnings => ({
      customers,
      total: customers * each,
      squares: customers * (each ** 2 + 400),
    });
    const strata = [
      { offered: group(75, 100), heldOut: group(25, 100) },
      { offered: group(490, 300), heldOut: group(10, 300) },
    ];
    expect(compareWithHoldout(strata)).toMatchObject({ offered: 565, heldOut: 35, effect: { mean: 0 } });
    const pooled = compare(group(565, (75 * 100 + 490 * 300) / 565), group(35, (25 * 100 + 10 * 300) / 35));
    expect(pooled.effect?.mean).toBeGreaterThan(100);
  });

  it('knows nothing where nobody was held out', () => {
    expect(compare({ customers: 500, total: 9_000, squares: 400_000 }, NO_EARNINGS).effect).toBeNull();
  });

  it('turns around with its groups, and narrows with more of the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 500 }), fc.integer({ min: 20, max: 500 }), fc.integer(), (n, m, seed) => {
        const chance = repeatableChance(seed);
        const group = (size: number) =>
          Array.from({ length: size }, () => earned(chance, 0.5)).reduce(add, NO_EARNINGS);
        const [one, other] = [group(n), group(m)];
        const effect = compare(one, other).effect;
        const turned = compare(other, one).effect;
        if (effect === null || turned === null) return effect === turned;
        const twice = ({ customers, total, squares }: Earnings) => ({
          customers: 2 * customers,
          total: 2 * total,
          squares: 2 * squares,
        });
        const narrower = compare(twice(one), twice(other)).effect;
        expect(turned.low).toBeCloseTo(-effect.high, 6);
        return narrower !== null && narrower.high - narrower.low < effect.high - effect.low;
      }),
    );
  });
});

describe('taking an offer', () => {
  it('is a purchase that the usual rate does not explain', () => {
    // Nobody expects 0.04 purchases in thirty days to become one; whoever buys monthly needs four.
    expect([0, 1].map((count) => isBeyondUsual(count, usualPurchases(0, 30)))).toEqual([false, true]);
    expect([1, 2, 3, 4].map((count) => isBeyondUsual(count, usualPurchases(11.5, 30)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('happens by chance to at most one customer in twenty', () => {
    const chance = repeatableChance(9);
    for (const rate of [0.05, 0.4, 1.3, 4]) {
      const taken = Array.from({ length: 4_000 }, () => {
        let count = 0;
        for (let at = -Math.log(1 - chance()) / rate; at < 1; at -= Math.log(1 - chance()) / rate) count += 1;
        return isBeyondUsual(count, rate);
      });
      expect(taken.filter(Boolean).length / taken.length).toBeLessThan(0.06);
    }
  });
});
