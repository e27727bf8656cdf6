import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roughSpan } from './relative.js';
import { DAY, HOUR, MINUTE, SECOND } from './units.js';

describe('roughSpan', () => {
  it.each([
    [0, 'under', 1, 'minute'],
    [29 * SECOND, 'under', 1, 'minute'],
    [30 * SECOND, 'exactly', 1, 'minute'],
    [2.4 * MINUTE, 'exactly', 2, 'minute'],
    [44 * MINUTE, 'exactly', 44, 'minute'],
    [45 * MINUTE, 'about', 1, 'hour'],
    [80 * MINUTE, 'about', 1, 'hour'],
    [5 * HOUR, 'about', 5, 'hour'],
    [23 * HOUR, 'about', 23, 'hour'],
    [DAY, 'exactly', 1, 'day'],
    [2 * DAY, 'exactly', 2, 'day'],
    [29 * DAY, 'exactly', 29, 'day'],
    [31 * DAY, 'about', 1, 'month'],
    [50 * DAY, 'about', 2, 'month'],
    [90 * DAY, 'exactly', 3, 'month'],
    [364 * DAY, 'exactly', 11, 'month'],
    [366 * DAY, 'about', 1, 'year'],
    [500 * DAY, 'over', 1, 'year'],
    [700 * DAY, 'almost', 2, 'year'],
  ] as const)('%d ms are %s %d %s', (span, precision, amount, unit) => {
    expect(roughSpan(span)).toEqual({ precision, amount, unit });
    expect(roughSpan(-span)).toEqual({ precision, amount, unit });
  });

  // A millisecond before each boundary, and at it.
  it.each([
    [30 * SECOND, 'under 1 minute', 'exactly 1 minute'],
    [44.5 * MINUTE, 'exactly 44 minute', 'about 1 hour'],
    [DAY - 30 * SECOND, 'about 24 hour', 'exactly 1 day'],
    [30 * DAY - 30 * SECOND, 'exactly 30 day', 'about 1 month'],
    [59.5 * DAY, 'about 2 month', 'exactly 2 month'],
    [365 * DAY, 'exactly 11 month', 'about 1 year'],
    [(365 + 90) * DAY, 'about 1 year', 'over 1 year'],
    [(365 + 270) * DAY, 'over 1 year', 'almost 2 year'],
    [2 * 365 * DAY, 'almost 2 year', 'about 2 year'],
  ])('changes its words at %d ms', (boundary, before, at) => {
    const words = [boundary - 1, boundary].map((length) => {
      const { precision, amount, unit } = roughSpan(length);
      return `${precision} ${amount} ${unit}`;
    });
    expect(words).toEqual([before, at]);
  });

  it('has an amount to say for every length, and a longer one is never said to be shorter', () => {
    const inDays = { minute: 1 / 1440, hour: 1 / 24, day: 1, month: 30, year: 365 };
    const size = (span: number) => {
      const { amount, unit } = roughSpan(span);
      return amount * inDays[unit];
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e12 }), (a, b) => {
        expect(Number.isInteger(roughSpan(a).amount) && roughSpan(a).amount >= 1).toBe(true);
        expect(size(Math.min(a, b))).toBeLessThanOrEqual(size(Math.max(a, b)));
      }),
    );
  });
});
