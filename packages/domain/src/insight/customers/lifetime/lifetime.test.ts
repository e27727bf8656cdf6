/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../shared/maths/testing.js';
import { DAY, WEEK } from '../../../shared/time/units.js';
import { backtestChurn } from './backtest.js';
import {
  activeChance,
  aliveChance,
  churnChance,
  expectedRepeats,
  expectedTransactions,
  weeksUntilAlive,
} from './expectations.js';
import { fitLifetime } from './fit.js';
import { type CustomerHistory, grouped, historiesOf, historyOf } from './history.js';
import { distinctRepeats, logLikelihood } from './likelihood.js';
import { LIFETIME_MODELS, type LifetimeParameters } from './model.js';
import { simulatedCustomer } from './simulated.js';
import { expectedSpend, fitSpend, type SpendHistory } from './spend.js';

/** Public benchmark data; not part of the repository. */
const CDNOW = fileURLToPath(
  new URL('../../../../../../../shared/data/cdnow_customers_summary_with_transactions.csv', import.meta.url),
);
const isThere = existsSync(CDNOW);
if (!isThere) process.stdout.write('Skipped the fits of CDNOW: ../shared/data is not there.\n');

interface Buyer {
  readonly history: CustomerHistory;
  readonly spend: SpendHistory;
}

const cdnow = (): Buyer[] =>
  readFileSync(CDNOW, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): Buyer => {
      const [, repeats = 0, last = 0, age = 0, mean = 0] = line.split(',').map(Number);
      return { history: { repeats, last, age }, spend: { repeats, mean } };
    });

const history = (repeats: number, last: number, age: number): CustomerHistory => ({ repeats, last, age });
const PAPER: LifetimeParameters = { model: 'bg', r: 0.243, alpha: 4.414, a: 0.793, b: 2.426 };
const FITTED: LifetimeParameters = { model: 'mbg', r: 0.524838, alpha: 6.182992, a: 0.891356, b: 1.613999 };

describe.runIf(isThere)('CDNOW', () => {
  const buyers = isThere ? cdnow() : [];
  const histories = historiesOf(buyers.map((buyer) => buyer.history));

  it.each([
    ['bg', [0.242593, 4.413532, 0.792886, 2.425754], -9582.42556],
    ['mbg', [0.524838, 6.182992, 0.891356, 1.613999], -9582.13268],
  ] as const)('is fitted as published by %s', (model, expected, likelihood) => {
    const fit = fitLifetime(model, histories);
    if (fit.state !== 'fitted') throw new Error(fit.state);
    const { r, alpha, a, b } = fit.parameters;
    [r, alpha, a, b].forEach((value, i) => expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(5e-3));
    expect(Math.abs(fit.logLikelihood - likelihood)).toBeLessThan(1e-3);
    expect([fit.supply.customers, fit.supply.returning, fit.groups]).toEqual([2357, 946, 1016]);
  });

  it('spends as published', () => {
    const fit = fitSpend(buyers.map(({ spend }) => spend));
    if (fit.state !== 'fitted') throw new Error(fit.state);
    const { p, q, gamma } = fit.parameters;
    [p, q, gamma].forEach((value, i) =>
      expect(Math.abs(value - ([6.248803, 3.744589, 15.447749][i] ?? 0))).toBeLessThan(5e-3),
    );
    expect(Math.abs(fit.logLikelihood + 4055.92324)).toBeLessThan(1e-3);
    expect(fit.customers).toBe(946);
    const means = buyers.slice(0, 10).map(({ spend }) => expectedSpend(fit.parameters, spend) ?? 0);
    const published = [24.65, 18.91, 35.17, 35.17, 35.17, 71.46, 18.91, 35.17, 27.28, 35.17];
    means.forEach((mean, i) => expect(Math.abs(mean - (published[i] ?? 0))).toBeLessThan(0.1));
  });
});

describe('what is expected of a customer', () => {
  const alive = (buyer: CustomerHistory) => aliveChance(PAPER, buyer);
  const active = (buyer: CustomerHistory) => activeChance(PAPER, buyer, 39);
  const expected = (buyer: CustomerHistory) => expectedTransactions(PAPER, buyer, 39);
  const weeksToHalf = (buyer: CustomerHistory) => weeksUntilAlive(PAPER, buyer, 0.5);

  it.each([
    ['P(alive)', alive, history(0, 0, 38.86), 1],
    ['expected in 39 weeks', expected, history(0, 0, 38.86), 0.1950981],
    ['P(active in 39 weeks)', active, history(0, 0, 38.86), 0.1445506],
    ['weeks to one half', weeksToHalf, history(0, 0, 38.86), Number.POSITIVE_INFINITY],
    ['P(alive)', alive, history(1, 1.71, 38.86), 0.212101],
    ['expected in 39 weeks', expected, history(1, 1.71, 38.86), 0.203187],
    ['weeks to one half', weeksToHalf, history(1, 1.71, 38.86), -28.2177406],
    ['P(alive)', alive, history(2, 30.43, 38.86), 0.7265786],
    ['expected in 39 weeks', expected, history(2, 30.43, 38.86), 1.2260282],
    ['P(active in 39 weeks)', active, history(2, 30.43, 38.86), 0.5546271],
    ['weeks to one half', weeksToHalf, history(2, 30.43, 38.86), 23.631254],
    ['P(alive)', alive, history(7, 29.43, 38.86), 0.6417563],
    ['expected in 39 weeks', expected, history(7, 29.43, 38.86), 3.3370533],
    ['P(active in 39 weeks)', active, history(7, 29.43, 38.86), 0.6356425],
    ['weeks to one half', weeksToHalf, history(7, 29.43, 38.86), 3.627181],
    ['weeks to one half', weeksToHalf, history(12, 36, 38.86), 7.646078],
  ])('is what the paper’s parameters say: %s', (_figure, of, buyer, value) => {
    expect(of(buyer)).toBeCloseTo(value, 6);
  });

  it('is less of somebody who wrote once under MBG/NBD', () => {
    const rounded: LifetimeParameters = { model: 'mbg', r: 0.525, alpha: 6.183, a: 0.891, b: 1.614 };
    expect(aliveChance(rounded, history(0, 0, 38.86))).toBeCloseTo(0.3897351, 3);
    expect(aliveChance(rounded, history(2, 30.43, 38.86))).toBeCloseTo(0.7062023, 3);
  });

  it.each([
    [1, 0.0532],
    [32, 1.0437],
    [78, 1.8579],
  ])('is so much of somebody new in %d weeks', (weeks, expected) => {
    expect(expectedRepeats({ model: 'bg', r: 0.242593, alpha: 4.413532, a: 0.792886, b: 2.425754 }, weeks)).toBeCloseTo(
      expected,
      3,
    );
  });

  const positive = (max: number) => fc.double({ min: 0.02, max, noNaN: true });
  const parameters = fc.record({
    model: fc.constantFrom(...LIFETIME_MODELS),
    r: positive(20),
    alpha: positive(100),
    a: positive(20),
    b: positive(50),
  });
  const anybody = fc
    .tuple(fc.nat(2_000), positive(300), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([repeats, age, share]) => history(repeats, repeats === 0 ? 0 : age * share, age));

  it('is finite and in bounds for any history, with any parameters', () => {
    fc.assert(
      fc.property(parameters, anybody, positive(400), (model, buyer, horizon) => {
        for (const chance of [aliveChance(model, buyer), activeChance(model, buyer, horizon)])
          expect(chance >= 0 && chance <= 1).toBe(true);
        const expected = expectedTransactions(model, buyer, horizon);
        expect(Number.isFinite(expected) && expected >= -1e-9).toBe(true);
        // Coming at all is never likelier than the number of times.
        expect(activeChance(model, buyer, horizon)).toBeLessThanOrEqual(expected + 1e-6);
        expect(weeksUntilAlive(model, buyer, 0.5)).not.toBeNaN();
      }),
    );
    expect(expectedTransactions(PAPER, history(200, 38, 40), 39)).toBeGreaterThan(0);
    expect(expectedTransactions({ ...PAPER, a: 1 }, history(2, 30, 38), 39)).toBeCloseTo(
      expectedTransactions({ ...PAPER, a: 1.0001 }, history(2, 30, 38), 39),
      3,
    );
  });

  it('falls with silence, never the other way', () => {
    fc.assert(
      fc.property(parameters, anybody, positive(100), positive(100), (model, buyer, longer, horizon) => {
        const later = { ...buyer, age: buyer.age + longer };
        expect(churnChance(model, later, horizon)).toBeGreaterThanOrEqual(churnChance(model, buyer, horizon) - 1e-12);
      }),
    );
  });

  it('reaches the level when it is said to', () => {
    fc.assert(
      fc.property(anybody, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (buyer, level) => {
        const at = buyer.age + weeksUntilAlive(FITTED, buyer, level);
        expect(aliveChance(FITTED, { ...buyer, age: at })).toBeCloseTo(level, 6);
      }),
    );
  });
});

describe('a fit', () => {
  const people = (parameters: LifetimeParameters, count: number) => {
    const chance = chanceFrom(11);
    return historiesOf(
      Array.from({ length: count }, () => simulatedCustomer(parameters, Math.ceil(chance() * 546) / 7, chance)),
    );
  };

  it.each(LIFETIME_MODELS)('finds the parameters by which simulated customers live, under %s', (model) => {
    const truth = { model, r: 0.6, alpha: 5, a: 0.9, b: 2.2 };
    const histories = people(truth, 30_000);
    const fit = fitLifetime(model, histories);
    if (fit.state !== 'fitted') throw new Error(fit.state);
    const { r, alpha, a, b } = fit.parameters;
    expect(Math.abs(r / truth.r - 1)).toBeLessThan(0.1);
    expect(Math.abs(alpha / truth.alpha - 1)).toBeLessThan(0.12);
    expect(Math.abs(a / (a + b) - truth.a / (truth.a + truth.b))).toBeLessThan(0.03);
    const groups = grouped(histories);
    const atTruth = logLikelihood(truth, groups, distinctRepeats(groups), new Float64Array(4));
    expect(fit.logLikelihood).toBeGreaterThanOrEqual(atTruth);
    expect(fit.logLikelihood - atTruth).toBeLessThan(12);
  });

  it('has the exact gradient', () => {
    const groups = grouped(people(FITTED, 200));
    const distinct = distinctRepeats(groups);
    const value = (parameters: LifetimeParameters) => logLikelihood(parameters, groups, distinct, new Float64Array(4));
    for (const model of LIFETIME_MODELS) {
      const at = { ...FITTED, model };
      const gradient = new Float64Array(4);
      logLikelihood(at, groups, distinct, gradient);
      (['r', 'alpha', 'a', 'b'] as const).forEach((name, i) => {
        const h = 1e-5;
        const slope = (value({ ...at, [name]: at[name] + h }) - value({ ...at, [name]: at[name] - h })) / (2 * h);
        expect(gradient[i]).toBeCloseTo(slope, 3);
      });
    }
  });

  it('says what is missing rather than guess', () => {
    expect(fitLifetime('mbg', people(FITTED, 10))).toMatchObject({
      state: 'too_little',
      supply: { customers: 10 },
      missing: expect.arrayContaining(['customers', 'returning']),
    });
    expect(fitSpend([{ repeats: 1, mean: 20 }])).toEqual({ state: 'too_little', customers: 1, needed: 30 });
    expect(fitSpend(Array.from({ length: 40 }, () => ({ repeats: 2, mean: 20 }))).state).toBe('undetermined');
  });
});

describe('a history', () => {
  it('counts days with a transaction after the first, in weeks', () => {
    const start = Date.UTC(2026, 0, 5, 9);
    const now = start + 3 * WEEK;
    expect(historyOf([start + WEEK, start, start + 1000, start + WEEK + 1000, now + DAY], now)).toEqual(
      history(1, 1, 3),
    );
    expect(historyOf([now + DAY], now)).toBeNull();
  });

  it('is put with its equals, and none is lost', () => {
    const row = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)).map(([repeats, last, age]) => history(repeats, last, age));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 80 }), (rows) => {
        const groups = grouped(historiesOf(rows));
        const keys = rows.map((one) => JSON.stringify(one));
        expect(groups.customers.length).toBe(new Set(keys).size);
        rows.forEach((one, customer) => {
          const group = groups.groupOf[customer] ?? -1;
          expect([groups.repeats[group], groups.last[group], groups.age[group]]).toEqual([
            one.repeats,
            one.last,
            one.age,
          ]);
          expect(groups.customers[group]).toBe(keys.filter((key) => key === keys[customer]).length);
        });
      }),
    );
  });
});

describe('a backtest', () => {
  it('tells who will leave better than chance, and beside silence', () => {
    const chance = chanceFrom(5);
    const start = Date.UTC(2025, 0, 1);
    const streams = Array.from({ length: 1_500 }, () => {
      const born = start + Math.floor(chance() * 26) * WEEK;
      const pace = 0.2 + chance() * chance() * 2;
      const stays = chance() * 60;
      const instants = [born];
      for (let week = 0; week < stays; week -= Math.log(1 - chance()) / pace) instants.push(born + week * WEEK);
      return instants;
    });
    const test = backtestChurn(streams, start + 40 * WEEK, 8);
    expect(test?.customers).toBe(1_500);
    expect(test?.auc).toBeGreaterThan(0.8);
    expect(test?.silenceAuc).toBeGreaterThan(0.7);
    expect(test?.brier).toBeLessThan(test?.baseBrier ?? 0);
    expect(backtestChurn(streams.slice(0, 3), start + 40 * WEEK, 8)).toBeNull();
  });
});
