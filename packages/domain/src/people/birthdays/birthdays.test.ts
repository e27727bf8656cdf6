import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayKeys, calendarDay, daysToBirthday } from './birthdays.js';

const date = fc
  .date({ min: new Date(Date.UTC(1930, 0)), max: new Date(Date.UTC(2099, 11, 31)), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));

describe('daysToBirthday', () => {
  it.each([
    ['1984-03-12', '2026-03-12', 0],
    ['1984-03-12', '2026-03-10', 2],
    ['1984-03-12', '2026-03-15', -3],
    ['1990-01-02', '2026-12-30', 3],
    ['1990-12-30', '2026-01-02', -3],
    ['1992-02-29', '2026-02-28', 0],
    ['1992-02-29', '2026-03-01', -1],
    ['1992-02-29', '2028-02-28', 1],
    ['1992-02-29', '2028-02-29', 0],
  ])('of %s on %s is %d', (birthday, today, days) => {
    expect(daysToBirthday(birthday, today)).toBe(days);
  });

  it('is half a year at most', () => {
    fc.assert(
      fc.property(date, date, (birthday, today) => {
        expect(Math.abs(daysToBirthday(birthday, today))).toBeLessThanOrEqual(183);
      }),
    );
  });
});

describe('birthdayKeys', () => {
  it.each([
    ['2026-02-27', ['02-27', '02-28', '02-29', '03-01']],
    ['2028-02-27', ['02-27', '02-28', '02-29']],
    ['2026-12-30', ['12-30', '12-31', '01-01']],
  ])('from %s on has those of three days', (today, keys) => {
    expect(birthdayKeys(today, 0, 2)).toEqual(keys);
  });

  it('has the key of every birthday in the window, and of no other', () => {
    fc.assert(
      fc.property(
        date,
        date,
        fc.integer({ min: -7, max: 0 }),
        fc.integer({ min: 0, max: 30 }),
        (birthday, today, from, to) => {
          const days = daysToBirthday(birthday, today);
          expect(birthdayKeys(today, from, to).includes(birthday.slice(5))).toBe(days >= from && days <= to);
        },
      ),
    );
  });
});

it('tells the day where somebody is', () => {
  const instant = Date.UTC(2026, 2, 1, 23, 30);
  expect(calendarDay(instant, 'UTC')).toBe('2026-03-01');
  expect(calendarDay(instant, 'Asia/Tokyo')).toBe('2026-03-02');
  expect(calendarDay(instant, 'America/New_York')).toBe('2026-03-01');
});
