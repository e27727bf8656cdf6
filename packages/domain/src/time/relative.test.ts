import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime, relativeTimeRefresh, spanInWords } from './relative.js';
import { DAY, HOUR, MINUTE, SECOND } from './units.js';

describe('spanInWords', () => {
  it.each([
    [0, 'less than a minute'],
    [29 * SECOND, 'less than a minute'],
    [30 * SECOND, '1 minute'],
    [2.4 * MINUTE, '2 minutes'],
    [44 * MINUTE, '44 minutes'],
    [45 * MINUTE, 'about 1 hour'],
    [80 * MINUTE, 'about 1 hour'],
    [5 * HOUR, 'about 5 hours'],
    [23 * HOUR, 'about 23 hours'],
    [DAY, '1 day'],
    [2 * DAY, '2 days'],
    [29 * DAY, '29 days'],
    [31 * DAY, 'about 1 month'],
    [50 * DAY, 'about 2 months'],
    [90 * DAY, '3 months'],
    [364 * DAY, '11 months'],
    [366 * DAY, 'about 1 year'],
    [500 * DAY, 'over 1 year'],
    [700 * DAY, 'almost 2 years'],
  ])('%d ms is %s', (span, words) => {
    expect(spanInWords(span)).toBe(words);
  });
});

describe('relativeTime', () => {
  it('looks back and ahead', () => {
    const now = Date.UTC(2026, 10, 20, 9);
    expect(relativeTime(now - 2 * DAY, now)).toBe('2 days ago');
    expect(relativeTime(now - HOUR, now)).toBe('about 1 hour ago');
    expect(relativeTime(now + 3 * MINUTE, now)).toBe('in 3 minutes');
  });

  it('has words for every instant, and a positive wait before they change', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4e12, max: 4e12 }), fc.integer({ min: -4e12, max: 4e12 }), (instant, now) => {
        expect(relativeTime(instant, now)).toMatch(
          /^(in )?(about |over |almost )?(less than a|\d+) (minute|hour|day|month|year)s?( ago)?$/,
        );
        expect(relativeTime(instant, now)).not.toContain(' 0 ');
        expect(relativeTimeRefresh(instant, now)).toBeGreaterThanOrEqual(SECOND);
      }),
    );
  });
});
