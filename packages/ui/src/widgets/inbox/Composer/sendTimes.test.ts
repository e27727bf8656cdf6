import { describe, expect, it } from 'vitest';
import { instantOf, sendTimes } from './sendTimes';

const iso = (now: string, zone: string) =>
  sendTimes(Date.parse(now), zone).map(({ name, at }) => [name, new Date(at).toISOString()]);

describe('sendTimes', () => {
  it('offers an hour, the evening, tomorrow and Monday', () => {
    expect(iso('2026-11-18T10:02:00Z', 'Europe/Stockholm')).toEqual([
      ['inOneHour', '2026-11-18T11:05:00.000Z'],
      ['thisEvening', '2026-11-18T17:00:00.000Z'],
      ['tomorrow', '2026-11-19T07:00:00.000Z'],
      ['nextMonday', '2026-11-23T07:00:00.000Z'],
    ]);
  });

  it('leaves the evening out when it is here, and tomorrow when that is Monday', () => {
    expect(iso('2026-11-22T17:30:00Z', 'UTC').map(([name]) => name)).toEqual(['inOneHour', 'nextMonday']);
  });

  it('goes by the day of the person, not by ours', () => {
    expect(iso('2026-11-18T20:00:00Z', 'Asia/Tokyo')[2]).toEqual(['tomorrow', '2026-11-19T23:00:00.000Z']);
  });
});

describe('instantOf', () => {
  it('reads a day and a time in the zone', () => {
    expect(instantOf('2026-07-01', '09:30', 'Europe/Stockholm')).toBe(Date.UTC(2026, 6, 1, 7, 30));
  });
  it.each([
    [null, '09:00'],
    ['2026-07-01', null],
  ])('is nothing for %s %s', (day, time) => expect(instantOf(day, time, 'UTC')).toBeNull());
});
