import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBeta } from '../../shared/maths/sampling.js';
import { chanceFrom } from '../../shared/maths/testing.js';
import { HOUR } from '../../shared/time/units.js';
import { isSurelyAbove, logEvidenceAbove } from '../guardrails/evidence.js';
import { type Arm, type Beta, credibleInterval, JEFFREYS, meanOf, posterior } from './arm.js';
import { compare, compareTwo } from './best.js';
import { canaryStanding, chanceBelow } from './canary.js';
import { daysLeft, experimentStanding } from './decision.js';
import { trialsPerArm } from './sample-size.js';
import { rankOffers } from './save-offers.js';
import { pickArm, SMALLEST_SHARE, trafficShares } from './thompson.js';

const arm = (successes: number, trials: number): Arm => ({ successes, trials });
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const arms = fc.array(
  fc
    .tuple(fc.nat(3_000), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([trials, share]) => arm(Math.round(trials * share), trials)),
  { minLength: 1, maxLength: 5 },
);

describe('two arms', () => {
  it.each([
    [arm(49, 100), arm(51, 100), 0.6107705, 0.0387243, 0.0191165],
    [arm(5, 100), arm(9, 100), 0.8585207, 0.0419306, 0.0027149],
    [arm(30, 1000), arm(45, 1000), 0.9606229, 0.0151066, 0.0001365],
    [arm(120, 200), arm(100, 200), 0.0224136, 0.0004132, 0.0994231],
  ])('%o and %o are compared as published, in closed form and by quadrature', (a, b, chance, lossOfA, lossOfB) => {
    const [one, another] = [posterior(a), posterior(b)];
    const exact = compareTwo(one, another);
    const numeric = compare([one, another]);
    expect([exact.chance, exact.lossOfA, exact.lossOfB].map((value) => Number(value.toFixed(7)))).toEqual([
      chance,
      lossOfA,
      lossOfB,
    ]);
    [numeric.best[1], ...numeric.loss].forEach((value, i) =>
      expect(value).toBeCloseTo([chance, lossOfA, lossOfB][i] ?? 0, 7),
    );
  });
});

describe('several arms', () => {
  const three: Beta[] = [arm(80, 1500), arm(80, 1200), arm(50, 1000)].map((one) => posterior(one, JEFFREYS));

  it('are compared as published, and as drawing says', () => {
    const { best } = compare(three);
    expect(best.map((one) => Number(one.toFixed(6)))).toEqual([0.065419, 0.893348, 0.041233]);
    const chance = chanceFrom(1);
    const picks = [0, 0, 0];
    for (let draw = 0; draw < 100_000; draw += 1) {
      const picked = pickArm(three, chance);
      picks[picked] = (picks[picked] ?? 0) + 1;
    }
    picks.forEach((count, k) => expect(Math.abs(count / 100_000 - (best[k] ?? 0))).toBeLessThan(0.005));
  });

  it('are best with chances that add up to 1, and agree with simulation', () => {
    fc.assert(
      fc.property(arms, fc.nat(), (tried, seed) => {
        const believed = tried.map((one) => posterior(one, JEFFREYS));
        const { best, loss } = compare(believed);
        expect(sum(best)).toBeCloseTo(1, 12);
        expect(loss.every((one) => one >= 0 && one <= 1)).toBe(true);
        const chance = chanceFrom(seed);
        const draws = 2_000;
        const wins = believed.map(() => 0);
        for (let draw = 0; draw < draws; draw += 1) {
          const picked = pickArm(believed, chance);
          wins[picked] = (wins[picked] ?? 0) + 1;
        }
        // Six standard errors.
        wins.forEach((count, k) => {
          const p = best[k] ?? 0;
          expect(Math.abs(count / draws - p)).toBeLessThan(6 * Math.sqrt((p * (1 - p)) / draws) + 0.002);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are given traffic equally at first, then by how likely they are the best, never nothing', () => {
    expect(trafficShares([arm(9, 99), arm(0, 1000)])).toEqual([0.5, 0.5]);
    fc.assert(
      fc.property(arms, (tried) => {
        const shares = trafficShares(tried);
        expect(sum(shares)).toBeCloseTo(1, 12);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(SMALLEST_SHARE - 1e-12);
      }),
      { numRuns: 40 },
    );
    expect(trafficShares([arm(10, 1000), arm(200, 1000)])[0]).toBeCloseTo(SMALLEST_SHARE, 6);
  });
});

describe('an experiment', () => {
  it.each([
    [0.2, 0.25, 1093.739],
    [0.05, 0.06, 8157.731],
    [0.1, 0.12, 3840.847],
  ])('from %d to %d needs so many trials an arm', (from, to, trials) => {
    expect(trialsPerArm(from, to)).toBeCloseTo(trials, 3);
  });

  it('is collected, continued, and decided when one surely beats the others; before, it has no winner', () => {
    expect(experimentStanding([arm(1, 50), arm(9, 2000)])).toMatchObject({ action: 'collect', winner: null });
    const open = experimentStanding([arm(49, 500), arm(56, 500)]);
    expect([open.winner, open.action]).toEqual([null, 'continue']);
    expect(open.trialsLeft).toBeGreaterThan(1_000);
    expect([daysLeft(open, 100), daysLeft(open, 0)]).toEqual([open.trialsLeft / 100, null]);
    const decided = experimentStanding([arm(100, 2000), arm(180, 2000), arm(90, 2000)]);
    expect([decided.winner?.arm, decided.action, decided.trialsLeft]).toEqual([1, 'choose', 0]);
    expect(experimentStanding([arm(10, 200)]).winner).toBeNull();
  });
});

describe('evidence that may be looked at any time', () => {
  it('stops a harmless sending at most once in twenty, however often one looks', () => {
    const chance = chanceFrom(3);
    const threshold = 0.02;
    let stopped = 0;
    for (let run = 0; run < 400; run += 1) {
      let events = 0;
      for (let sends = 1; sends <= 1_000; sends += 1) {
        if (chance() >= threshold) continue;
        events += 1;
        // Evidence rises only with an event.
        if (!isSurelyAbove(arm(events, sends), threshold)) continue;
        stopped += 1;
        break;
      }
    }
    expect(stopped / 400).toBeLessThan(0.05);
  });

  it('finds harm, is not moved by its absence, and knows no evidence at all', () => {
    expect(isSurelyAbove(arm(12, 200), 0.02)).toBe(true);
    expect(logEvidenceAbove(arm(0, 500), 0.02)).toBeLessThan(0);
    expect(logEvidenceAbove(arm(0, 0), 0.002)).toBeCloseTo(0, 9);
    expect([isSurelyAbove(arm(1, 10), 0), isSurelyAbove(arm(10, 10), 1), isSurelyAbove(arm(0, 10), 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('rises with every event', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.nat(400),
        fc.double({ min: 0.001, max: 0.3, noNaN: true }),
        (trials, events, threshold) => {
          // Below this the tail is too small for any number, and the evidence far under 1.
          fc.pre(events < trials && trials * threshold < 300);
          const [here, next] = [arm(events, trials), arm(events + 1, trials)].map((one) =>
            logEvidenceAbove(one, threshold),
          );
          expect(next).toBeGreaterThan(here ?? 0);
        },
      ),
    );
  });
});

describe('a canary', () => {
  const before = arm(300, 1000);

  it('is watched in its window, goes on when it is surely no worse, and is rolled back at once when it is', () => {
    const filledAt = 0;
    expect(canaryStanding(arm(120, 400), before, { filledAt, now: HOUR }).state).toBe('watching');
    expect(canaryStanding(arm(120, 400), before, { filledAt, now: 2 * HOUR }).state).toBe('go_on');
    expect(canaryStanding(arm(120, 400), before, { filledAt: null, now: 9 * HOUR }).state).toBe('watching');
    expect(canaryStanding(arm(8, 60), before, { filledAt: null, now: 0 }).state).toBe('roll_back');
    expect(canaryStanding(arm(5, 20), before, { filledAt, now: 9 * HOUR }).state).toBe('watching');
  });

  it('drops as often as drawing says', () => {
    const [one, another] = [posterior(arm(20, 90)), posterior(before)];
    const chance = chanceFrom(8);
    let drops = 0;
    for (let draw = 0; draw < 40_000; draw += 1) {
      const drawn = drawBeta(one.alpha, one.beta, chance);
      if (drawn < 0.85 * drawBeta(another.alpha, another.beta, chance)) drops += 1;
    }
    expect(chanceBelow(one, another, 0.85)).toBeCloseTo(drops / 40_000, 2);
    expect(chanceBelow(one, another, 1)).toBeCloseTo(compareTwo(one, another).chance, 8);
  });
});

describe('save offers', () => {
  const comparison = (effect: { mean: number; low: number; high: number } | null) => ({
    offered: 60,
    heldOut: 20,
    needed: 20,
    effect,
  });
  const offer = (id: string, trials: number, successes: number, cost: number) => ({
    id,
    trials,
    successes,
    cost,
    margin: 0.4,
    comparison: comparison(null),
  });

  it('are ranked by what the holdout shows, and by their rate until it does', () => {
    const offers = rankOffers([
      offer('call', 8, 5, 20),
      offer('discount', 0, 0, 10),
      { ...offer('gift', 98, 9, 5), comparison: comparison({ mean: 50, low: -5, high: 105 }) },
    ]);
    expect(offers.map(({ id, roi, successRate }) => [id, roi, successRate])).toEqual([
      ['gift', { mean: 3, low: -1.4, high: 7.4 }, 0.1],
      ['call', null, 0.6],
      ['discount', null, 0.5],
    ]);
  });

  it('are as uncertain as they are untried', () => {
    const [low, high] = credibleInterval({ alpha: 1, beta: 1 });
    expect([low, high].map((end) => Number(end.toFixed(9)))).toEqual([0.025, 0.975]);
    const tried = credibleInterval(posterior(arm(60, 100)));
    expect(tried[1] - tried[0]).toBeLessThan(0.2);
    expect(meanOf(posterior(arm(60, 100)))).toBeGreaterThan(tried[0]);
  });
});
