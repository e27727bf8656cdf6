import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from './units.js';
import { endOfDay, instantIn, wallTime } from './zoned.js';

const at = (year: number, month: number, day: number, hour = 0, minute = 0) => ({ year, month, day, hour, minute });
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Australia/Lord_Howe'];

describe('the clock on the wall', () => {
  it.each([
    ['UTC', at(2026, 11, 20, 9, 30), '2026-11-20T09:30Z'],
    ['Europe/Berlin', at(2026, 7, 1, 9), '2026-07-01T07:00Z'],
    ['Europe/Berlin', at(2026, 12, 1, 9), '2026-12-01T08:00Z'],
    ['Asia/Kathmandu', at(2026, 11, 20, 0), '2026-11-19T18:15Z'],
    ['Pacific/Auckland', at(2026, 11, 21, 0), '2026-11-20T11:00Z'],
    // Put forward from two to three: half past two is half past three.
    ['Europe/Berlin', at(2026, 3, 29, 2, 30), '2026-03-29T01:30Z'],
    // Put back from three to two: the first half past two.
    ['Europe/Berlin', at(2026, 10, 25, 2, 30), '2026-10-25T00:30Z'],
  ])('%s', (zone, wall, instant) => {
    expect(new Date(instantIn(zone, wall)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('says again at an instant what the instant was made from', () => {
    const minutes = fc.integer({ min: 0, max: 40 * 365 * 1440 }).map((minute) => Date.UTC(2000, 0) + minute * MINUTE);
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (instant, zone) => {
        const wall = wallTime(instant, zone);
        const again = instantIn(zone, wall);
        expect(wallTime(again, zone)).toEqual(wall);
        // The hour that comes twice has two instants.
        expect(instant - again === 0 || instant - again === HOUR || instant - again === HOUR / 2).toBe(true);
      }),
    );
  });

  it('knows the end of a day, also of one that has 23 or 25 hours', () => {
    expect(new Date(endOfDay(Date.parse('2026-11-20T09:30Z'), 'UTC')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(endOfDay(Date.parse('2026-11-20T09:30Z'), 'UTC', 6)).toBe(Date.parse('2026-11-27T00:00Z'));
    expect(endOfDay(Date.parse('2026-12-31T23:00Z'), 'UTC')).toBe(Date.parse('2027-01-01T00:00Z'));
    const spring = Date.parse('2026-03-29T00:00+01:00');
    expect(endOfDay(spring, 'Europe/Berlin') - spring).toBe(DAY - HOUR);
    const autumn = Date.parse('2026-10-25T00:00+02:00');
    expect(endOfDay(autumn, 'Europe/Berlin') - autumn).toBe(DAY + HOUR);
  });
});
