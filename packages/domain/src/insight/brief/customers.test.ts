import { describe, expect, it } from 'vitest';
import { bySegment, RFM_SEGMENTS } from '../customers/rfm/segments.js';
import type { Missing } from '../customers/scoring/missing.js';
import { type BriefSegmentation, briefCustomersOf, type SegmentedWorkspace } from './customers.js';
import { leaving } from './testing.js';

const run = (
  wishes: Partial<BriefSegmentation> = {},
  rfm: Partial<BriefSegmentation['rfm']> = {},
): BriefSegmentation => ({
  customers: 200,
  missing: [],
  orderValue: 50,
  churnRisk: { high: { count: 30, percentage: 15 } },
  ...wishes,
  rfm: {
    averageSum: 9.5,
    engagedShare: 0.25,
    monetaryBasis: { deal_value: 120, engagement: 80 },
    segments: bySegment((segment) => ({ count: RFM_SEGMENTS.indexOf(segment) })),
    ...rfm,
  },
});

const customers = (wishes: Partial<SegmentedWorkspace> = {}) =>
  briefCustomersOf({ result: run(), wrote: 7, leaving: [], values: new Map(), offers: [], ...wishes });

const missing = (...what: Missing['what'][]): Missing[] => what.map((one) => ({ what: one, have: 2, needed: 10 }));

describe('the customers of a brief', () => {
  it('are those of the run', () => {
    expect(customers()).toMatchObject({
      count: 200,
      avgRfmScore: 9.5,
      monetaryBasis: 'deal_value',
      engagement: 25,
      churnAtRisk: 15,
      segments: RFM_SEGMENTS.map((segment, index) => ({ segment, customers: index })),
      leaving: { count: 30, newest: [] },
      saveRates: [],
    });
  });

  it('are those who wrote while nothing was run', () => {
    const words = 'Customers have not been scored yet: run the segmentation.';
    expect(customers({ result: null })).toEqual({
      count: 7,
      avgRfmScore: null,
      monetaryBasis: null,
      engagement: null,
      churnAtRisk: null,
      segments: [],
      leaving: { count: 0, newest: [] },
      missing: { scores: words, churn: words },
      worth: { unit: 'customer', mean: 1, of: new Map() },
      saveRates: [],
    });
  });

  it('have no scores, basis, segments or churn before the first fit', () => {
    expect(customers({ result: run({}, { averageSum: null }) })).toMatchObject({
      avgRfmScore: null,
      monetaryBasis: null,
      segments: [],
      churnAtRisk: null,
      engagement: 25,
    });
    expect(customers({ result: run({}, { engagedShare: null }) }).engagement).toBeNull();
  });

  it.each([
    [100, 100, 'deal_value'],
    [99, 101, 'engagement'],
  ])('%d scored by deals and %d by engagement are scored by %s', (deal_value, engagement, basis) => {
    expect(customers({ result: run({}, { monetaryBasis: { deal_value, engagement } }) }).monetaryBasis).toBe(basis);
  });

  it('have no churn while the lifetime model lacks something; the model of spending is another one', () => {
    expect(customers({ result: run({ missing: missing('weeks') }) }).churnAtRisk).toBeNull();
    expect(customers({ result: run({ missing: missing('weeks', 'spenders') }) }).churnAtRisk).toBeNull();
    expect(customers({ result: run({ missing: missing('spenders') }) }).churnAtRisk).toBe(15);
  });

  it('name ten who may leave', () => {
    const many = Array.from({ length: 11 }, (_, index) => leaving(`c${index}`));
    expect(customers({ leaving: many }).leaving).toEqual({ count: 30, newest: many.slice(0, 10) });
  });

  it('are worth their own values in the currency, and one each where there are none', () => {
    const values = new Map([
      ['ada', 90],
      ['ben', 10],
    ]);
    expect(customers({ values }).worth).toEqual({ unit: 'currency', mean: 50, of: values });
    expect(customers({ values: new Map([['ada', 0]]) }).worth).toEqual({ unit: 'customer', mean: 1, of: new Map() });
  });

  it('take an offer as often as it is taken, the best one first', () => {
    const offer = (id: string, accepted: number) => ({
      id,
      name: id,
      value: 10,
      trials: 8,
      accepted,
      open: 0,
      heldOut: 0,
      margin: 0.4,
      holdout: 0.25,
      earned: [],
    });
    expect(customers({ offers: [offer('a', 1), offer('b', 6)] }).saveRates).toEqual([
      { offerId: 'b', rate: 0.7, outcomes: 8 },
      { offerId: 'a', rate: 0.2, outcomes: 8 },
    ]);
  });
});

describe('what a brief says is missing', () => {
  const words = (...what: Missing['what'][]) => customers({ result: run({ missing: missing(...what) }) }).missing;
  const needs = (parts: string) => `Not enough history yet: this needs ${parts}.`;

  it.each<[Missing['what'], string]>([
    ['customers', 'customers'],
    ['returning', 'customers who came back'],
    ['weeks', 'weeks of history'],
    ['deals', 'deals'],
    ['answers', 'answered messages'],
    ['outcomes', 'known outcomes'],
    ['fit', 'runs of the segmentation'],
    ['spread', 'customers who differ'],
  ])('names %s', (what, name) => {
    expect(words(what).churn).toBe(needs(`10 ${name} (there are 2)`));
  });

  it('for the scores is customers and a fit alone, and never those who spend', () => {
    const none = 'Customers have not been scored yet: run the segmentation.';
    expect(words('weeks', 'customers', 'fit')).toEqual({
      scores: needs('10 customers (there are 2) and 10 runs of the segmentation (there are 2)'),
      churn: needs(
        '10 weeks of history (there are 2), 10 customers (there are 2) and 10 runs of the segmentation (there are 2)',
      ),
    });
    expect(words('spenders')).toEqual({ scores: none, churn: none });
  });
});
