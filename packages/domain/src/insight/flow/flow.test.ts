import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { growth, isRange, RANGES } from './growth.js';
import { RESPONSE_BUCKETS, responseBucket, type TimedMessage } from './response-times.js';
import { addSketches, sketchCount, sketchOf, sketchQuantile } from './sketch.js';
import { inOrder, waitsIn } from './waits.js';

it('tells a range from other words', () => {
  expect(RANGES.every(isRange)).toBe(true);
  expect(isRange('2d')).toBe(false);
});

it.each([
  [3, 2, 50],
  [0, 4, -100],
  [4, 4, 0],
  [3, 0, null],
])('growth to %d from %d is %s percent', (current, preceding, percent) => {
  expect(growth(current, preceding)).toEqual({ current, preceding, percent });
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

describe('waits', () => {
  it('run from the first unanswered message to the first that a person writes', () => {
    const waits = [
      ...waitsIn([
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
        message('a', 41 * HOUR),
      ]),
    ];
    expect(waits).toEqual([
      { conversation: 'a', askedAt: HOUR, answeredAt: 4 * HOUR, isFirst: true },
      { conversation: 'a', askedAt: 6 * HOUR, answeredAt: 36 * HOUR, isFirst: false },
      { conversation: 'c', askedAt: 40 * HOUR, answeredAt: null, isFirst: true },
      { conversation: 'a', askedAt: 41 * HOUR, answeredAt: null, isFirst: false },
    ]);
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
    const answers = orders.map((messages) => [...waitsIn(inOrder(messages))].map(({ answeredAt }) => answeredAt));
    expect(answers).toEqual([[HOUR], [HOUR], [HOUR]]);
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

  it('counts what is below 1 as 0', () => {
    expect(sketchOf([0, 0.5, 1])).toEqual({ zero: 2, buckets: { 0: 1 } });
    expect(sketchQuantile(sketchOf([0.5]), 0.5)).toBe(0);
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
