import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../shared/time/units.js';
import { ENGAGEMENT_HALF_LIFE, type Engagement, engagementOf, engagementScore, HIGH_ENGAGEMENT } from './engagement.js';
import { type RfmInput, rfm, scoreAbove, thresholdsOf } from './rfm.js';
import { guardedBoundaries, guardedRecency, guardedSegment, RFM_SCORES, RFM_SEGMENTS, segmentOf } from './segments.js';

describe('the segments', () => {
  // The patterns of the specification, over the digits of R and F.
  const patterns = [
    ['aboutToSleep', /^[12][12]$|^3[12]$/],
    ['atRisk', /^[12][345]$/],
    ['needAttention', /^33$/],
    ['loyalCustomers', /^[34][45]$/],
    ['promising', /^41$/],
    ['newCustomers', /^51$/],
    ['potentialLoyalists', /^[45][23]$/],
    ['champions', /^5[45]$/],
  ] as const;

  it('are those of the patterns, one for each pair of digits', () => {
    for (const r of RFM_SCORES)
      for (const f of RFM_SCORES)
        expect(patterns.filter(([, pattern]) => pattern.test(`${r}${f}`)).map(([name]) => name)).toEqual([
          segmentOf(r, f),
        ]);
    expect(new Set(patterns.map(([name]) => name))).toEqual(new Set(RFM_SEGMENTS));
  });
});

const columns = (rows: readonly (readonly [number, number, number])[]): RfmInput => ({
  silence: Float64Array.from(rows, ([silence]) => silence),
  frequency: Float64Array.from(rows, ([, frequency]) => frequency),
  monetary: Float64Array.from(rows, ([, , monetary]) => monetary),
});

describe('scores', () => {
  it('are fifths by quantiles of type 7', () => {
    const values = Float64Array.from({ length: 10 }, (_, i) => i + 1);
    const thresholds = thresholdsOf(values);
    expect(thresholds.map((value) => Number(value.toFixed(9)))).toEqual([2.8, 4.6, 6.4, 8.2]);
    expect(Array.from(values, (value) => scoreAbove(value, thresholds))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('give the freshest customer the highest recency, and averages of 5 and of 15', () => {
    const five = columns([
      [1, 50, 500],
      [2, 40, 400],
      [3, 30, 300],
      [4, 20, 200],
      [5, 10, 100],
    ]);
    const scored = rfm(five);
    expect([...scored.recency]).toEqual([5, 4, 3, 2, 1]);
    expect(Array.from(scored.segment, (number) => RFM_SEGMENTS[number])).toEqual([
      'champions',
      'loyalCustomers',
      'needAttention',
      'aboutToSleep',
      'aboutToSleep',
    ]);
    expect(scored.averages).toEqual({ overall: 3, recency: 3, frequency: 3, monetary: 3, sum: 9 });
    expect(rfm(columns([])).averages).toBeNull();
  });

  const row = fc.tuple(fc.nat(400), fc.nat(12), fc.double({ min: 0, max: 1e6, noNaN: true }));

  it('put every customer into one segment, equal ones into the same, and none below who does better', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const scored = rfm(columns(rows));
        expect(RFM_SEGMENTS.reduce((sum, segment) => sum + scored.counts[segment], 0)).toBe(rows.length);
        rows.forEach(([silence, frequency], one) => {
          const [r, f] = [scored.recency[one] ?? 0, scored.frequency[one] ?? 0];
          expect(r >= 1 && r <= 5 && f >= 1 && f <= 5).toBe(true);
          rows.forEach(([silentFor, often], another) => {
            expect(silentFor < silence || (scored.recency[another] ?? 0) <= r).toBe(true);
            expect(often < frequency || (scored.frequency[another] ?? 0) >= f).toBe(true);
          });
        });
      }),
    );
  });
});

describe('engagement', () => {
  const wrote = (at: number): Engagement => ({ kind: 'wrote', at });

  it('halves in a month, and a letter weighs more than an opening', () => {
    const now = 400 * DAY;
    expect(engagementOf([wrote(now), wrote(now - ENGAGEMENT_HALF_LIFE), { kind: 'read', at: now + 1 }], now)).toBe(5.5);
  });

  it('is one half for somebody who has always written every week', () => {
    const now = 3_000 * DAY;
    const weekly = Array.from({ length: 400 }, (_, week) => wrote(now - week * 7 * DAY));
    expect(engagementScore(engagementOf(weekly, now))).toBeCloseTo(HIGH_ENGAGEMENT, 6);
    expect(engagementScore(0)).toBe(0);
  });
});

describe('the guard of segments', () => {
  it('lets nobody be recent who was silent for longer than 90 days, and changes nobody else', () => {
    expect([guardedSegment(5, 5, 90), guardedSegment(5, 5, 91), guardedSegment(5, 1, 400)]).toEqual([
      'champions',
      'atRisk',
      'aboutToSleep',
    ]);
    for (const recency of RFM_SCORES)
      for (const frequency of RFM_SCORES)
        expect(guardedSegment(recency, frequency, 89)).toBe(segmentOf(recency, frequency));
  });
});

describe('the absolute bound on a map', () => {
  it('leaves every customer in the part of the plane that their segment has', () => {
    for (const recency of RFM_SCORES) {
      for (const frequency of RFM_SCORES) {
        for (const silence of [10, 91]) {
          const segment = guardedSegment(recency, frequency, silence);
          const shown = RFM_SCORES.find((score) => score === guardedRecency({ recency, frequency, segment }));
          expect(shown && segmentOf(shown, frequency)).toBe(segment);
          expect(guardedRecency({ recency, frequency, segment: segmentOf(recency, frequency) })).toBe(recency);
        }
      }
    }
  });

  it('moves the boundaries of those who count as recent only', () => {
    expect(guardedBoundaries([5, 80, 120, 300])).toEqual([5, 80, 90, 300]);
    expect(guardedBoundaries([1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });
});
