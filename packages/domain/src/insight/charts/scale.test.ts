import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTicks, longDay, shortCount, shortDay } from './scale.js';

describe('a scale of counts', () => {
  it('has whole steps from 0 to at least the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
        const ticks = countTicks(most);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.every((tick, index) => tick === index * step && Number.isInteger(tick))).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [3, 1, 3],
    [4, 1, 4],
    [5, 2, 6],
    [8, 2, 8],
    [9, 5, 10],
    [20, 5, 20],
    [21, 10, 30],
    [40, 10, 40],
    [41, 20, 60],
    [2_000, 500, 2_000],
  ])('up to %d counts in steps of %d up to %d', (most, step, last) => {
    const ticks = countTicks(most);
    expect([ticks[1], ticks.at(-1)]).toEqual([step, last]);
  });

  it('has about as many steps as wanted', () => {
    expect(countTicks(10, 2)).toEqual([0, 5, 10]);
    expect(countTicks(10, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1k'],
  [1_250, '1.3k'],
  [999_000, '999k'],
  [1_000_000, '1M'],
  [2_540_000, '2.5M'],
])('writes the count %d as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

it.each(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])(
  'shortens a day in %s',
  (month) => {
    const number = String(new Date(`${month} 1 2026 UTC`).getUTCMonth() + 1).padStart(2, '0');
    expect(shortDay(`2026-${number}-02`)).toBe(`2 ${month}`);
  },
);

it('writes a day in full', () => {
  expect(longDay('2026-11-02')).toBe('2 November 2026');
});
