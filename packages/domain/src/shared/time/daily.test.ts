import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDaily, startOfDay } from './daily.js';
import { DAY, HOUR } from './units.js';
import { wallTime } from './zoned.js';

const next = (now: string, time: string, timeZone: string) =>
  new Date(nextDaily(Date.parse(now), { time, timeZone })).toISOString();

describe('a moment of every day', () => {
  it.each([
    ['still comes today', '2026-11-20T05:00:00Z', '08:00', 'Europe/Stockholm', '2026-11-20T07:00:00.000Z'],
    ['came already', '2026-11-20T07:00:00Z', '08:00', 'Europe/Stockholm', '2026-11-21T07:00:00.000Z'],
    [
      'is tomorrow where it is tomorrow',
      '2026-11-20T23:00:00Z',
      '08:00',
      'Pacific/Auckland',
      '2026-11-21T19:00:00.000Z',
    ],
    ['is skipped by the clocks', '2026-03-29T00:00:00Z', '02:30', 'Europe/Stockholm', '2026-03-29T01:30:00.000Z'],
    ['comes twice', '2026-10-25T00:00:00Z', '02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
    [
      'came for the first of two times',
      '2026-10-25T00:45:00Z',
      '02:30',
      'Europe/Stockholm',
      '2026-10-26T01:30:00.000Z',
    ],
  ])('%s', (_, now, time, zone, expected) => expect(next(now, time, zone)).toBe(expected));

  it('comes within a day and an hour, and says its time unless the clocks skip it', () => {
    const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) });
    const zones = fc.constantFrom('UTC', 'Europe/Stockholm', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(instants, zones, fc.nat(23), fc.nat(59), (now, timeZone, hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const at = nextDaily(now, { time, timeZone });
        expect(at > now && at <= now + DAY + HOUR).toBe(true);
        const wall = wallTime(at, timeZone);
        expect((wall.hour - hour + 24) % 24).toBeLessThanOrEqual(1);
        expect(startOfDay(now, timeZone)).toBeLessThanOrEqual(now);
      }),
    );
  });
});
