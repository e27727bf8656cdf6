import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/units.js';
import { growth, growthOf, periodsOf, RANGE_LENGTHS, RANGES } from './growth.js';
import { RESPONSE_BUCKETS, responseBucket, responsesIn, responseTimes, type TimedMessage } from './response-times.js';
import { addSketches, sketchCount, sketchOf, sketchQuantile } from './sketch.js';
import { inOrder } from './waits.js';

const NOW = Date.UTC(2026, 10, 20, 9);

describe('growth', () => {
  it('is against the period of the same length before', () => {
    const instants = [NOW - DAY, NOW - 6 * DAY, NOW - 7 * DAY, NOW - 8 * DAY, NOW - 14 * DAY, NOW - 15 * DAY, NOW];
    expect(growthOf(instants, '7d', NOW)).toEqual({ current: 3, preceding: 2, percent: 50 });
    expect(growth(3, 0).percent).toBeNull();
    expect(growth(0, 4).percent).toBe(-100);
  });

  it('is of two periods that touch, for each range', () => {
    for (const range of RANGES) {
      const { current, preceding } = periodsOf(range, NOW);
      expect([current.to, preceding.to - current.from]).toEqual([NOW, 0]);
      expect(preceding.to - preceding.from).toBe(RANGE_LENGTHS[range]);
    }
  });
});

const message = (conversation: string, at: number, of: Partial<TimedMessage> = {}): TimedMessage => ({
  conversation,
  at,
  direction: 'inbound',
  kind: 'personal',
  isByPerson: false,
  ...of,
});
const ours = { direction: 'outbound', isByPerson: true } as const;

describe('response times', () => {
  it('run from the first unanswered message to the first that a person writes', () => {
    const responses = [
      ...responsesIn([
        message('a', 0, ours),
        message('a', HOUR),
        message('b', HOUR, { kind: 'list' }),
        message('a', 2 * HOUR),
        message('a', 2 * HOUR, { ...ours, isByPerson: false }),
        message('b', 3 * HOUR, ours),
        message('a', 4 * HOUR, ours),
        message('a', 5 * HOUR, ours),
        message('a', 6 * HOUR),
        message('a', 36 * HOUR, ours),
        message('c', 40 * HOUR),
      ]),
    ];
    expect(responses).toEqual([
      { conversation: 'a', askedAt: HOUR, waited: 3 * HOUR, isFirst: true },
      { conversation: 'a', askedAt: 6 * HOUR, waited: 30 * HOUR, isFirst: false },
    ]);
    expect(responseTimes(responses)).toEqual({
      count: 2,
      median: 16.5 * HOUR,
      p90: 27.3 * HOUR,
      firstMedian: 3 * HOUR,
      buckets: { '0-1h': 0, '1-4h': 1, '4-8h': 0, '8-24h': 0, '24h+': 1 },
    });
    expect(responseTimes([]).median).toBeNull();
  });

  it('count what came in at the instant of an answer as answered by it, in whatever order both are read', () => {
    const asked = message('a', HOUR);
    const answered = message('a', HOUR, ours);
    const sent = message('a', HOUR, { ...ours, isByPerson: false });
    const orders = [
      [asked, answered],
      [answered, asked],
      [sent, answered, asked],
    ];
    const waited = orders.map((messages) => [...responsesIn(inOrder(messages))].map((response) => response.waited));
    expect(waited).toEqual([[0], [0], [0]]);
  });

  it('fall into buckets that touch', () => {
    const at = [0, HOUR - 1, HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR, 400 * HOUR].map(responseBucket);
    expect(at).toEqual(['0-1h', '0-1h', '1-4h', '4-8h', '8-24h', '24h+', '24h+']);
    expect(new Set(at)).toEqual(new Set(RESPONSE_BUCKETS));
  });
});

describe('a sketch', () => {
  const values = fc.array(fc.integer({ min: 0, max: 40 * DAY }), { maxLength: 60 });

  it('is within one percent of the value at the rank', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const said = sketchQuantile(sketchOf(all), share);
        const exact = all.toSorted((one, another) => one - another)[Math.floor(share * (all.length - 1))];
        expect(Math.abs((said ?? 0) - (exact ?? 0))).toBeLessThanOrEqual(0.0100001 * (exact ?? 0));
        expect(said === null).toBe(all.length === 0);
      }),
    );
  });

  it('of days is that of their month, and can be taken apart again', () => {
    fc.assert(
      fc.property(values, values, (one, another) => {
        const both = addSketches(sketchOf(one), sketchOf(another));
        expect(both).toEqual(sketchOf([...one, ...another]));
        expect(sketchCount(both)).toBe(one.length + another.length);
        expect(addSketches(both, sketchOf(another), -1)).toEqual(sketchOf(one));
      }),
    );
  });
});
