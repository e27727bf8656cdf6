import { describe, expect, it } from 'vitest';
import { canSnoozeUntil, instantOfFields, LONGEST_SNOOZE, snoozeChoices } from './snooze.js';

const choices = (now: string, zone: string) =>
  Object.fromEntries(
    snoozeChoices(Date.parse(now), zone).map(({ preset, until }) => [preset, new Date(until).toISOString()]),
  );

describe('the times that a message is put off until', () => {
  it.each([
    [
      'a Friday afternoon',
      '2026-11-20T14:20:00Z',
      'Europe/London',
      ['2026-11-20T18:00', '2026-11-21T08:00', '2026-11-23T08:00'],
    ],
    [
      'a full hour',
      '2026-11-20T14:00:00Z',
      'Europe/London',
      ['2026-11-20T17:00', '2026-11-21T08:00', '2026-11-23T08:00'],
    ],
    [
      'a Monday: the next one is meant',
      '2026-11-23T09:00:00Z',
      'UTC',
      ['2026-11-23T12:00', '2026-11-24T08:00', '2026-11-30T08:00'],
    ],
    ['a Sunday', '2026-11-22T09:00:00Z', 'UTC', ['2026-11-22T12:00', '2026-11-23T08:00', '2026-11-23T08:00']],
    [
      'the last day of a year',
      '2026-12-31T09:30:00Z',
      'UTC',
      ['2026-12-31T13:00', '2027-01-01T08:00', '2027-01-04T08:00'],
    ],
    [
      'a zone half a day away',
      '2026-11-20T23:30:00Z',
      'Pacific/Auckland',
      ['2026-11-21T03:00', '2026-11-21T19:00', '2026-11-22T19:00'],
    ],
    [
      'the latest that is still today',
      '2026-11-20T18:00:00Z',
      'UTC',
      ['2026-11-20T21:00', '2026-11-21T08:00', '2026-11-23T08:00'],
    ],
  ])('are these on %s', (_, now, zone, [later, tomorrow, nextWeek]) => {
    expect(choices(now, zone)).toEqual({
      later_today: `${later}:00.000Z`,
      tomorrow: `${tomorrow}:00.000Z`,
      next_week: `${nextWeek}:00.000Z`,
    });
  });

  it.each([
    ['late in the evening', '2026-11-20T18:01:00Z', '2026-11-21'],
    ['before midnight', '2026-11-20T23:59:00Z', '2026-11-21'],
    ['after midnight, when tomorrow is the morning to come', '2026-11-21T01:00:00Z', '2026-11-21'],
    ['before dawn', '2026-11-21T04:59:00Z', '2026-11-21'],
  ])('leave out the same day %s', (_, now, tomorrow) => {
    expect(choices(now, 'UTC')).toEqual({
      tomorrow: `${tomorrow}T08:00:00.000Z`,
      next_week: '2026-11-23T08:00:00.000Z',
    });
  });

  it('go by the clock on the wall when it is put forward or back', () => {
    // In Berlin clocks go back on 25 October 2026 and forward on 28 March 2027.
    expect(choices('2026-10-24T10:00:00Z', 'Europe/Berlin').tomorrow).toBe('2026-10-25T07:00:00.000Z');
    expect(choices('2027-03-27T10:00:00Z', 'Europe/Berlin').tomorrow).toBe('2027-03-28T06:00:00.000Z');
    // Between midnight and dawn of the very night.
    expect(choices('2026-10-25T00:30:00Z', 'Europe/Berlin').tomorrow).toBe('2026-10-25T07:00:00.000Z');
  });

  it('of fields are an instant, even where the clock skips it', () => {
    const at = (day: string, time: string) => new Date(instantOfFields(day, time, 'Europe/Berlin')).toISOString();
    expect(at('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z');
    expect(at('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z');
  });
});

it('a message can be put off into the future, two years at most', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  expect([0, 1, LONGEST_SNOOZE, LONGEST_SNOOZE + 1].map((ms) => canSnoozeUntil(now + ms, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
