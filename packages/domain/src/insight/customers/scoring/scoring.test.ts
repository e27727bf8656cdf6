import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../shared/maths/testing.js';
import { DAY } from '../../../shared/time/units.js';
import { fitLifetime, fitLifetimeWithPrior } from '../lifetime/fit.js';
import { historiesOf } from '../lifetime/history.js';
import { simulatedCustomer } from '../lifetime/simulated.js';
import { RFM_SEGMENTS } from '../rfm/segments.js';
import { RISK_LEVELS } from '../risk/risk.js';
import { type CustomerFacts, factsOf, type Gathered } from './facts.js';
import { cutoffsOf } from './fit.js';
import { modelState, phasesOf } from './registry.js';
import { churnReport, comparisonReport, customerReport, offerReport, whyReport } from './report.js';
import { segmentCustomers } from './segmentation.js';

const TODAY = 20_000;
const NOW = TODAY * DAY + DAY / 2;

const nobody: Gathered = {
  id: 'a',
  activity: [],
  purchases: [],
  sentiments: [],
  unanswered: 0,
  bounces: 0,
  cancellations: 0,
  cancelledAt: null,
};

/** Somebody who was heard of on these days. */
const heard = (id: string, days: readonly number[]): CustomerFacts => {
  const activity = days.map((day) => ({ kind: 'wrote' as const, day, count: 1, lastAt: day * DAY }));
  const facts = factsOf({ ...nobody, id, activity }, NOW);
  if (facts === null) throw new Error('Whoever wrote is a customer.');
  return facts;
};

/** People of whom some stay and some leave, as the model of lifetime has it. */
function population(size: number): CustomerFacts[] {
  const chance = chanceFrom(5);
  return Array.from({ length: size }, (_, person) => {
    const age = 20 + Math.floor(chance() * 40);
    const life = { model: 'mbg', r: 1.2, alpha: 3, a: 0.8, b: 3 } as const;
    const { repeats, last } = simulatedCustomer(life, age, chance);
    const first = TODAY - age * 7;
    const days = Array.from({ length: repeats + 1 }, (__, turn) =>
      Math.round(first + (repeats === 0 ? 0 : (last * 7 * turn) / repeats)),
    );
    return heard(`person-${String(person).padStart(4, '0')}`, [...new Set(days)]);
  });
}

const until = (customers: readonly CustomerFacts[], cutoff: number): CustomerFacts[] =>
  customers.flatMap(({ id, days }) => {
    const before = days.filter((day) => day <= cutoff);
    return before.length === 0 ? [] : heard(id, before);
  });

const segmented = (customers: readonly CustomerFacts[]) =>
  segmentCustomers({
    customers,
    pasts: cutoffsOf(TODAY).map((cutoff) => ({ cutoff, customers: until(customers, cutoff) })),
    answers: 0,
    now: NOW,
  });

describe('facts', () => {
  it('are days, money and points; nobody who did nothing has any', () => {
    expect(factsOf(nobody, NOW)).toBeNull();
    const read = { kind: 'read', day: TODAY, count: 3, lastAt: NOW - 5 } as const;
    expect(factsOf({ ...nobody, activity: [read] }, NOW)).toBeNull();
    const facts = factsOf(
      {
        ...nobody,
        activity: [{ kind: 'replied', day: TODAY - 30, count: 2, lastAt: (TODAY - 30) * DAY + 9 }, read],
        purchases: [
          { at: (TODAY - 30) * DAY + 5, value: 10 },
          { at: (TODAY - 2) * DAY, value: 20 },
        ],
        sentiments: [-0.8, 0.6],
      },
      NOW,
    );
    // Two answers a half-life ago, and three openings today.
    expect(facts).toMatchObject({ days: [TODAY - 30, TODAY - 2], dealDays: 2, dealTotal: 30, negativity: 0.4 });
    expect([facts?.engagement, facts?.lastAt, facts?.heardAt]).toEqual([2 + 3, (TODAY - 2) * DAY, NOW - 5]);
  });
});

describe('a segmentation', () => {
  const customers = population(300);
  const { result, scores } = segmented(customers);

  it('puts everybody into one segment and one risk', () => {
    const { segments, totalCustomers } = result.rfm;
    expect(totalCustomers).toBe(300);
    expect(RFM_SEGMENTS.reduce((sum, segment) => sum + segments[segment].count, 0)).toBe(300);
    expect(RISK_LEVELS.reduce((sum, level) => sum + result.churnRisk[level].count, 0)).toBe(300);
    expect(RISK_LEVELS.reduce((sum, level) => sum + result.churnRisk[level].percentage, 0)).toBeCloseTo(100, 4);
    expect(result.isEnough).toBe(true);
  });

  it('is held against a time that it had not seen, and beats silence alone', () => {
    const heldOut = result.models.find(({ id }) => id === 'lifetime')?.heldOut;
    expect(heldOut?.score).toBeGreaterThan(heldOut?.baselineScore ?? 1);
    expect(heldOut?.brier).toBeLessThan(heldOut?.baselineBrier ?? 0);
    expect(result.learnedFrom).toBeGreaterThan(300);
  });

  it('says why, with the figures', () => {
    const worst = scores.toSorted((one, another) => (another.risk?.probability ?? 0) - (one.risk?.probability ?? 0))[0];
    if (worst === undefined) throw new Error('Somebody is at risk.');
    const { silenceDays, usualGapDays } = customerReport(worst, TODAY);
    const [reason] = whyReport(worst).why;
    expect(reason?.text).toBe(
      `Silent for ${silenceDays} days; usually in touch every ${Math.max(1, Math.round(usualGapDays ?? 0))} ${
        Math.max(1, Math.round(usualGapDays ?? 0)) === 1 ? 'day' : 'days'
      }.`,
    );
  });

  it('never lowers a risk as silence grows', () => {
    fc.assert(
      fc.property(fc.nat(299), fc.integer({ min: 1, max: 200 }), (person, more) => {
        const facts = customers[person];
        if (facts === undefined) return;
        const earlier = facts.days.map((day) => day - more);
        const moved = customers.map((one) => (one === facts ? { ...facts, days: earlier } : one));
        const of = (all: readonly CustomerFacts[]) =>
          segmentCustomers({ customers: all, pasts: [], answers: 0, now: NOW }).scores[person]?.risk?.probability ?? 0;
        // The fit moves a little with the one customer who does.
        expect(of(moved)).toBeGreaterThanOrEqual(of(customers) - 0.02);
      }),
      { numRuns: 12 },
    );
  });

  it('in which everybody has gone has no champions, and words that fit its own dates', () => {
    const gone = customers.map(({ id, days }) =>
      heard(
        id,
        days.map((day) => day - 400),
      ),
    );
    const { segments, bestShare } = segmented(gone).result.rfm;
    expect([segments.champions.count, segments.loyalCustomers.count, bestShare]).toEqual([0, 0, 0]);
    expect(segments.atRisk.characteristics[0]).toBe('Once active often, now long silent');
    const lively = Array.from({ length: 60 }, (_, i) =>
      heard(`lively-${i}`, Array.from({ length: 5 + (i % 9) }, (__, week) => TODAY - (i % 12) - 7 * week).toReversed()),
    );
    const { segments: present } = segmented(lively).result.rfm;
    expect(present.aboutToSleep.characteristics[0]).toBe('Less recent and less often than most');
    expect(present.atRisk.characteristics[0]).toBe('In touch often, but less recently than most');
  });

  it('of too few says what is missing, and no figure', () => {
    const few = segmented(customers.slice(0, 7));
    expect(few.scores).toEqual([]);
    expect(few.result.rfm.averageSum).toBeNull();
    expect(few.result.churnRisk.high.averageChurnProbability).toBeNull();
    expect(few.result.missing).toContainEqual({ what: 'customers', have: 7, needed: 10 });
    expect(segmented([]).result).toMatchObject({ customers: 0, isEnough: false });
  });
});

describe('a fit with a prior', () => {
  it('is the likelihood’s own where that has a top', () => {
    const customers = population(300).map(({ days }) => ({
      repeats: days.length - 1,
      last: ((days.at(-1) ?? 0) - (days[0] ?? 0)) / 7,
      age: (TODAY - (days[0] ?? 0)) / 7,
    }));
    expect(fitLifetimeWithPrior('mbg', historiesOf(customers))).toEqual(fitLifetime('mbg', historiesOf(customers)));
  });

  it('tells who has left where so few have that all seem to leave alike', () => {
    const stay = Array.from({ length: 55 }, (_, i) => ({ repeats: 20 + (i % 9), last: 39.7, age: 40 }));
    const gone = Array.from({ length: 6 }, (_, i) => ({ repeats: 40 + i, last: 30, age: 40 }));
    const fit = fitLifetimeWithPrior('mbg', historiesOf([...stay, ...gone]));
    expect(fit).toMatchObject({ state: 'fitted', usesPrior: true });
  });
});

describe('reports', () => {
  it('rank offers by what they return, and say nothing of returns without a holdout', () => {
    const asked = { holdout: 0.25, earned: [] };
    const offers = [
      { id: 'a', name: 'A call', value: 50, trials: 8, accepted: 2, open: 1, heldOut: 0, margin: 0.4, ...asked },
      { id: 'b', name: 'A visit', value: 100, trials: 8, accepted: 6, open: 0, heldOut: 3, margin: 0.5, ...asked },
    ];
    expect(offerReport(offers, 600).map((one) => [one.offerId, one.successRate, one.estimatedROI])).toEqual([
      ['b', 0.7, null],
      ['a', 0.3, null],
    ]);
    const many = (customers: number, each: number) => ({
      customers,
      total: customers * each,
      squares: customers * each ** 2,
    });
    const known = [{ offered: many(60, 400), heldOut: { ...many(20, 100), squares: 400_000 } }];
    const [first, second] = offerReport(
      offers.map((one) => (one.id === 'b' ? { ...one, earned: known } : one)),
      null,
    );
    // 300 more are earned, of which half stays: 150 for 100.
    expect(first).toMatchObject({ offerId: 'b', estimatedROI: 0.5, comparison: { offered: 60, heldOut: 20 } });
    expect(first?.roiInterval?.[0]).toBeLessThan(0.5);
    expect(second?.roiInterval).toBeNull();
    const both = comparisonReport(offers.map((one) => ({ ...one, earned: known })));
    expect(both).toMatchObject({ offered: 120, heldOut: 40, effect: { mean: 300 } });
  });

  it('of nobody are empty', () => {
    const { result } = segmented([]);
    expect(result.rfm.segments.champions.count).toBe(0);
    expect(churnReport({ risk: null }).low).toMatchObject({ count: 0, percentage: 0, topRiskFactors: [] });
  });
});

describe('the state of a model', () => {
  it.each([
    [null, null, false, 'not_enough_data'],
    ['queued', null, false, 'fitting'],
    ['failed', NOW, false, 'failed'],
    ['done', NOW, true, 'not_enough_data'],
    ['done', NOW - DAY, false, 'ready'],
    ['running', NOW - 3 * DAY, false, 'stale'],
  ] as const)('after %s, fitted at %s, missing something: %s is %s', (latest, fittedAt, isMissing, state) => {
    expect(modelState(latest, fittedAt, isMissing, NOW)).toBe(state);
  });

  it('decides what is done of what there is to do', () => {
    const now = { isRunning: false, hasFailed: false, outcomes: 0 };
    expect(phasesOf([], now).map(({ state }) => state)).toEqual(Array(7).fill('waiting'));
    expect(phasesOf([], { ...now, isRunning: true })[0]?.state).toBe('running');
    const done = phasesOf(segmented(population(120)).result.models, { ...now, outcomes: 4 });
    expect(done.find(({ id }) => id === 'lifetime')).toEqual({ id: 'lifetime', have: 120, needed: 50, state: 'done' });
    expect(done.find(({ id }) => id === 'offers')?.state).toBe('done');
  });
});
