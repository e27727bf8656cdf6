import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../shared/maths/testing.js';
import { WEEK } from '../../../shared/time/units.js';
import { churnChance } from '../lifetime/expectations.js';
import type { LifetimeParameters } from '../lifetime/model.js';
import { riskGroups } from './groups.js';
import { churnRisk, HIGH_RISK, type RiskModel } from './risk.js';
import { RISK_SIGNALS, type RiskSignals, riskSignals } from './signals.js';
import { fitRiskWeights, logistic, logit, NO_RISK_WEIGHTS, type RiskOutcome } from './weights.js';

const LIFETIME: LifetimeParameters = { model: 'mbg', r: 0.524838, alpha: 6.182992, a: 0.891356, b: 1.613999 };
const CALM: RiskSignals = { falling_frequency: 0, negative_sentiment: 0, unanswered: 0, bounces: 0, cancellation: 0 };
const LEARNED = {
  intercept: -0.1,
  signals: { falling_frequency: 0.4, negative_sentiment: 1.5, unanswered: 0.6, bounces: 2, cancellation: 3 },
  customers: 500,
  churned: 200,
};
const model: RiskModel = { lifetime: LIFETIME, weights: LEARNED, horizon: 8 };

describe('signals', () => {
  const seen = { instants: [], sentiments: [], unanswered: 0, bounces: 0, cancellations: 0 };

  it('are nothing for somebody without trouble', () => {
    expect(riskSignals(seen)).toEqual(CALM);
    expect(riskSignals({ ...seen, sentiments: [0.8, 0.2], instants: [0, 1, 2, 3].map((week) => week * WEEK) })).toEqual(
      CALM,
    );
  });

  it('grow with what is seen', () => {
    const rarer = [0, 1, 2, 3, 4, 10].map((week) => week * WEEK);
    const said = riskSignals({ instants: rarer, sentiments: [-0.9, 0.5], unanswered: 1, bounces: 3, cancellations: 2 });
    expect(said.falling_frequency).toBeCloseTo(Math.log(6 / 2), 12);
    expect(said.negative_sentiment).toBeCloseTo(0.45, 12);
    expect([said.unanswered, said.bounces, said.cancellation]).toEqual([Math.log(2), Math.log(4), 1]);
  });
});

describe('a risk', () => {
  const usual = { repeats: 10, last: 40, age: 41 };
  const quiet = { ...usual, age: 58 };

  it('is the lifetime model’s alone while nothing was learned, and says why', () => {
    const untaught = churnRisk({ ...model, weights: NO_RISK_WEIGHTS }, quiet, { ...CALM, bounces: 1 });
    expect(untaught.probability).toBe(churnChance(LIFETIME, quiet, 8));
    expect(untaught.factors.map(({ factor }) => factor)).toEqual(['silence']);
    expect([untaught.silence, untaught.usualGap]).toEqual([18, 4]);
  });

  it('is higher for whoever says so, before anything was learned', () => {
    const untaught = { ...model, weights: NO_RISK_WEIGHTS };
    const before = churnRisk(untaught, usual, CALM);
    const after = churnRisk(untaught, usual, { ...CALM, cancellation: 1 });
    expect(logit(after.probability) - logit(before.probability)).toBeCloseTo(1.5, 9);
    expect(after.factors[0]?.factor).toBe('cancellation');
  });

  it('comes from what moved it most', () => {
    const calm = churnRisk(model, usual, CALM);
    expect(calm.factors).toEqual([]);
    const troubled = churnRisk(model, quiet, { ...CALM, negative_sentiment: 0.1, bounces: Math.log(3) });
    expect(troubled.factors.map(({ factor }) => factor)).toEqual(
      ['silence', 'bounces', 'negative_sentiment'].toSorted(
        (one, another) => shareOf(troubled, another) - shareOf(troubled, one),
      ),
    );
    expect(troubled.level).toBe('high');
    // Without its largest factor it is as much lower as is claimed.
    const unbounced = churnRisk(model, quiet, { ...CALM, negative_sentiment: 0.1 });
    expect(troubled.probability - unbounced.probability).toBeCloseTo(shareOf(troubled, 'bounces'), 12);
  });

  it('has a time to high risk that comes from the probability beside it', () => {
    const { weeksToHighRisk, probability } = churnRisk(model, usual, CALM);
    if (weeksToHighRisk === null) throw new Error('Silence makes a high risk of everybody here.');
    const later = (weeks: number) => churnRisk(model, { ...usual, age: usual.age + weeks }, CALM);
    expect(probability).toBeLessThan(HIGH_RISK);
    expect(later(weeksToHighRisk).level).toBe('high');
    expect(later(weeksToHighRisk - 0.02).level).toBe('medium');
    expect(later(weeksToHighRisk).weeksToHighRisk).toBe(0);
    // Having left is another quantity, and lower: whoever stays may be quiet for the horizon all the same.
    expect(1 - later(weeksToHighRisk).alive).toBeLessThan(HIGH_RISK);
  });

  it('is silence alone where that replaces the model, with what they said themselves', () => {
    const silence = { intercept: -2, slope: 1 };
    const alone = churnRisk({ ...model, silence }, quiet, { ...CALM, bounces: 2 });
    expect(alone.probability).toBeCloseTo(logistic(-2 + Math.log1p(18)), 12);
    expect(alone.factors.map(({ factor }) => factor)).toEqual(['silence']);
    const leaving = churnRisk({ ...model, silence }, quiet, { ...CALM, cancellation: 1 });
    expect(logit(leaving.probability) - logit(alone.probability)).toBeCloseTo(1.5, 9);
  });

  const shareOf = ({ factors }: ReturnType<typeof churnRisk>, wanted: string): number =>
    factors.find(({ factor }) => factor === wanted)?.contribution ?? 0;

  const positive = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const signals = fc.record({
    falling_frequency: positive(3),
    negative_sentiment: positive(1),
    unanswered: positive(3),
    bounces: positive(3),
    cancellation: positive(1),
  });
  const histories = fc
    .tuple(fc.nat(60), positive(100), positive(1))
    .map(([repeats, age, share]) => ({ repeats, last: repeats === 0 ? 0 : age * share, age }));

  it('never falls as silence, or any signal, grows', () => {
    fc.assert(
      fc.property(histories, signals, positive(50), fc.constantFrom(...RISK_SIGNALS), (history, seen, more, signal) => {
        const { probability } = churnRisk(model, history, seen);
        const later = churnRisk(model, { ...history, age: history.age + more }, seen);
        expect(later.probability).toBeGreaterThanOrEqual(probability - 1e-12);
        const worse = churnRisk(model, history, { ...seen, [signal]: seen[signal] + more });
        expect(worse.probability).toBeGreaterThanOrEqual(probability - 1e-12);
        expect(later.weeksToHighRisk ?? 0).toBeLessThanOrEqual(
          churnRisk(model, history, seen).weeksToHighRisk ?? Infinity,
        );
      }),
    );
  });

  it('puts everybody into one group, with what moves the group', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(histories, signals), { maxLength: 30 }), (people) => {
        const risks = people.map(([history, seen]) => churnRisk(model, history, seen));
        const groups = Object.values(riskGroups(risks));
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(people.length);
        expect(groups.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(people.length > 0 ? 100 : 0, 9);
        const mean = groups.reduce((sum, group) => sum + group.count * (group.averageChurnProbability ?? 0), 0);
        expect(mean).toBeCloseTo(
          risks.reduce((sum, { probability }) => sum + probability, 0),
          9,
        );
      }),
    );
  });
});

describe('weights', () => {
  const outcomes = (count: number): RiskOutcome[] => {
    const chance = chanceFrom(21);
    return Array.from({ length: count }, () => {
      const base = 0.05 + 0.9 * chance();
      const bounces = chance() < 0.3 ? Math.log1p(Math.ceil(chance() * 3)) : 0;
      const negative = Math.max(0, chance() - 0.5);
      const truth = logistic(logit(base) + 1.2 * bounces - 0.2);
      return {
        chance: base,
        signals: { ...CALM, bounces, negative_sentiment: negative },
        churned: chance() < truth,
      };
    });
  };

  it('are learned from who left', () => {
    const weights = fitRiskWeights(outcomes(6_000));
    expect(Math.abs(weights.signals.bounces - 1.2)).toBeLessThan(0.2);
    expect(Math.abs(weights.intercept + 0.2)).toBeLessThan(0.12);
    expect(weights.signals.negative_sentiment).toBeLessThan(0.3);
    expect([weights.customers, weights.signals.unanswered]).toEqual([6_000, 0]);
  });

  it('of a cancellation yield to those who said so and stayed', () => {
    const stayed = Array.from({ length: 200 }, () => ({
      chance: 0.3,
      signals: { ...CALM, cancellation: 1 },
      churned: false,
    }));
    expect(fitRiskWeights(stayed).signals.cancellation).toBeLessThan(0.5);
  });

  it('stay near nothing with little to learn from, and never make a trouble a comfort', () => {
    const few = fitRiskWeights(outcomes(10));
    expect(Math.max(...Object.values({ ...few.signals, cancellation: 0 }))).toBeLessThan(1);
    expect(few.signals.cancellation).toBe(NO_RISK_WEIGHTS.signals.cancellation);
    const odd = fitRiskWeights(
      Array.from({ length: 200 }, (_, i) => ({
        chance: 0.5,
        signals: { ...CALM, unanswered: i % 2 },
        churned: i % 2 === 0,
      })),
    );
    expect(odd.signals.unanswered).toBe(0);
    expect(fitRiskWeights([])).toEqual(NO_RISK_WEIGHTS);
  });
});
