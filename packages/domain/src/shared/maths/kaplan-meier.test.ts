import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kaplanMeier, survivalAt, survivalQuantile, type TimedCount } from './kaplan-meier.js';
import { quantile } from './quantile.js';
import { repeatableChance } from './repeatable-chance.js';

const each = (...times: number[]): TimedCount[] => times.map((at) => ({ at, count: 1 }));
const medianOf = (events: readonly TimedCount[], censored: readonly TimedCount[] = []) =>
  survivalQuantile(kaplanMeier(events, censored), 0.5);

describe('the product-limit estimate', () => {
  // Remission of leukemia under 6-MP: Freireich et al. 1963, as in Kalbfleisch & Prentice 1980.
  const remission = kaplanMeier(
    each(6, 6, 6, 7, 10, 13, 16, 22, 23),
    each(6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35),
  );

  it('gives the published curve', () => {
    expect(remission.steps.map(({ at, share }) => [at, Number(share.toFixed(3))])).toEqual([
      [6, 0.857],
      [7, 0.807],
      [10, 0.753],
      [13, 0.69],
      [16, 0.627],
      [22, 0.538],
      [23, 0.448],
    ]);
  });

  it('gives the published median and its interval, which is open above', () => {
    expect(survivalQuantile(remission, 0.5)).toEqual({ value: 23, low: 13, high: null });
    const at10 = survivalAt(remission, 10);
    expect([at10?.low.toFixed(3), at10?.high.toFixed(3)]).toEqual(['0.503', '0.889']);
  });

  it('knows nothing beyond what was observed, and of nobody', () => {
    expect(survivalAt(remission, 35)?.share).toBeCloseTo(0.448, 3);
    expect(survivalAt(remission, 36)).toBeNull();
    expect(survivalAt(kaplanMeier([], []), 0)).toBeNull();
    expect(medianOf([], each(5, 6))).toBeNull();
    // Nobody was replied to within an hour, of ten: that says more than of one.
    const lows = [1, 10].map((count) => survivalAt(kaplanMeier([], [{ at: 9, count }]), 1)?.low ?? 0);
    expect(lows[0]).toBeLessThan(lows[1] ?? 0);
  });

  it('does not reach a median that more than half are still waiting for', () => {
    expect(medianOf(each(1, 2), each(3, 3, 3))).toBeNull();
  });
});

const times = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 80 });

describe('any curve', () => {
  it('has the plain median without censoring', () => {
    fc.assert(
      fc.property(times, (all) => {
        const plain = quantile(Float64Array.from(all).sort(), 0.5);
        expect(medianOf(each(...all))?.value).toBeCloseTo(plain, 9);
      }),
    );
  });

  it('falls, within its bounds, and its median lies in its interval', () => {
    fc.assert(
      fc.property(times, times, (events, censored) => {
        const curve = kaplanMeier(each(...events), each(...censored));
        for (const [index, { share, low, high }] of curve.steps.entries()) {
          expect(share).toBeLessThan(curve.steps[index - 1]?.share ?? 1.1);
          expect(low <= share + 1e-12 && share <= high + 1e-12).toBe(true);
        }
        const median = survivalQuantile(curve, 0.5);
        if (median === null) return;
        expect(median.low).toBeLessThanOrEqual(median.value);
        expect(median.high ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(median.value);
      }),
    );
  });

  it('moves later where somebody waits on', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 501, max: 900 }), (events, late) => {
        const [plain, waiting] = [medianOf(each(...events)), medianOf(each(...events), each(late))];
        expect(waiting === null || waiting.value >= (plain?.value ?? 0)).toBe(true);
      }),
    );
  });
});

/** Replies take a median of 10 hours (exponential); each message came at any time of the last `days` days. */
function simulated(seed: number, messages: number, days: number) {
  const chance = repeatableChance(seed);
  const [events, censored]: [number[], number[]] = [[], []];
  for (let i = 0; i < messages; i += 1) {
    const took = (-10 * Math.log(1 - chance())) / Math.LN2;
    const age = 24 * days * chance();
    if (took <= age) events.push(took);
    else censored.push(age);
  }
  return { events, estimate: medianOf(each(...events), each(...censored)) };
}

describe('a simulation of replies, of which some are still to come', () => {
  it('is estimated without the bias of those that have come', () => {
    const runs = Array.from({ length: 200 }, (_, run) => simulated(run + 1, 200, 1));
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    const naive = mean(runs.map(({ events }) => quantile(Float64Array.from(events).sort(), 0.5)));
    const naiveMean = mean(runs.map(({ events }) => mean(events)));
    // Their true mean is 14.4 hours.
    expect(naive).toBeLessThan(6);
    expect(naiveMean).toBeLessThan(8);
    expect(Math.abs(mean(runs.map(({ estimate }) => estimate?.value ?? 24)) - 10)).toBeLessThan(0.5);
  });

  it('lies in the interval as often as it says', () => {
    const held = Array.from({ length: 400 }, (_, run) => simulated(1_000 + run, 60, 3)).filter(
      ({ estimate }) => estimate !== null && estimate.low <= 10 && (estimate.high ?? 99) >= 10,
    );
    expect(held.length / 400).toBeGreaterThan(0.93);
  });
});
