import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay } from './read-day.js';

const dayOf = (text: string, order: Parameters<typeof readDay>[1] = null) => {
  const read = readDay(text, order);
  return read.kind === 'day' ? read.day : read.kind;
};

describe('a written day', () => {
  test.each([
    ['2026-03-04', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['2026-03-04 14:22', '2026-03-04'],
    ['2026-03-04T14:22:10.123Z', '2026-03-04'],
    ['4.3.2026', '2026-03-04'],
    ['3/14/2026 2:05 PM', '2026-03-14'],
    ['14/3/2026', '2026-03-14'],
    ['14-03-2026', '2026-03-14'],
    ['3/3/2026', '2026-03-03'],
    ['Mar 4, 2026', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['4. März 2026', '2026-03-04'],
    ['31. Dezember 2026', '2026-12-31'],
    ['3/4/2026', 'ambiguous'],
    ['03-04-2026', 'ambiguous'],
    ['31.2.2026', 'unreadable'],
    ['4 Foo 2026', 'unreadable'],
    ['3/4/26', 'unreadable'],
    ['soon', 'unreadable'],
    ['', 'unreadable'],
  ])('%j is %s', (written, day) => {
    expect(dayOf(written)).toBe(day);
  });

  test('is decided by the order', () => {
    expect(dayOf('3/4/2026', 'dayFirst')).toBe('2026-04-03');
    expect(dayOf('3/4/2026', 'monthFirst')).toBe('2026-03-04');
    expect(dayOf('14/3/2026', 'monthFirst')).toBe('2026-03-14');
  });

  test('comes back from every local form', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const written = (locale: string, dateStyle: 'long' | 'medium') =>
          new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date);
        const [year, month, number] = day.split('-');
        expect(dayOf(`${number}/${month}/${year}`, 'dayFirst')).toBe(day);
        expect(dayOf(`${month}/${number}/${year}`, 'monthFirst')).toBe(day);
        expect(dayOf(written('de', 'medium'))).toBe(day);
        for (const locale of ['en-US', 'en-GB', 'de']) expect(dayOf(written(locale, 'long'))).toBe(day);
      }),
    );
  });
});
