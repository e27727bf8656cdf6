import { describe, expect, it } from 'vitest';
import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { DAY, HOUR } from '../../shared/time/units.js';
import { ACTIVITY_WEEKS, activityOf, firstActivityDay, weeksUntil } from './activity.js';
import { busiestOf, totalOf } from './busiest.js';
import { contactActivityOf } from './contact-activity.js';
import { type FlowMessage, tallyDays } from './day-tally.js';
import { hourFinder, NO_HOURS, type WeekHours } from './hours.js';

const message = (at: number, direction: FlowMessage['direction'] = 'inbound'): FlowMessage => ({
  conversation: 'a',
  contact: 'ada',
  channel: 'email',
  direction,
  kind: 'personal',
  isByPerson: direction === 'outbound',
  at,
  priority: 50,
  sentiment: 'neutral',
});

describe('hours', () => {
  it('are those on the clock, also where it is put forward or back', () => {
    const find = hourFinder('Europe/Stockholm');
    const at = (text: string) => find(Date.parse(text));
    // 28 March 2027, 2:00 does not exist; 25 October 2026, 2:00 comes twice.
    expect([at('2027-03-28T00:59Z'), at('2027-03-28T01:00Z'), at('2027-03-28T01:30Z')]).toEqual([1, 3, 3]);
    expect([at('2026-10-25T00:30Z'), at('2026-10-25T01:30Z'), at('2026-10-25T02:00Z')]).toEqual([2, 2, 3]);
    expect(hourFinder('Asia/Kolkata')(Date.parse('2026-11-20T09:29Z'))).toBe(14);
  });
});

describe('activity', () => {
  const last = '2026-11-20';
  const friday = Date.parse('2026-11-20T09:30Z');

  it('counts twelve weeks until today by weekday and hour, and keeps the weeks before apart', () => {
    const weeks = ACTIVITY_WEEKS * 7;
    const all = [0, 6, 7, weeks - 1, weeks, 2 * weeks - 1].map((days) => message(friday - days * DAY));
    const days = tallyDays([...all, message(friday + HOUR, 'outbound')], 'UTC');
    const { hours, weeks: here, before, isComparable } = activityOf(days, last, firstActivityDay(last));
    expect(here.map(({ received }) => received)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(before.map(({ received }) => received)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(here.at(-1)).toEqual({ from: '2026-11-14', received: 2, sent: 1 });
    // Friday, Saturday, Friday, Saturday; what came before the twelve weeks is not there.
    expect([hours.received[4]?.[9], hours.received[5]?.[9], totalOf(hours.received)]).toEqual([2, 2, 4]);
    expect([hours.sent[4]?.[10], totalOf(hours.sent)]).toEqual([1, 1]);
    expect(isComparable).toBe(true);
  });

  it('cannot be compared with weeks in which nobody could write yet', () => {
    expect(activityOf(new Map(), last, '2026-11-01').isComparable).toBe(false);
    expect(activityOf(new Map(), last, null).isComparable).toBe(false);
  });
});

describe('the busiest time', () => {
  const weekOf = (countAt: (day: number, hour: number) => number): WeekHours =>
    Array.from({ length: 7 }, (_, day) => NO_HOURS.map((_none, hour) => countAt(day, hour)));

  it('names two hours and the day that stands out', () => {
    const hours = weekOf((day, hour) =>
      day === 1 && (hour === 9 || hour === 10) ? 20 : hour > 7 && hour < 18 ? 1 : 0,
    );
    expect(busiestOf(hours)).toEqual({ from: 9, to: 11, on: 1, messages: 40, total: 108 });
  });

  it('names weekdays where none of them stands out, and no days where weekends are the same', () => {
    const office = weekOf((day, hour) => (day < 5 && (hour === 9 || hour === 10) ? 8 : 0));
    expect(busiestOf(office)).toMatchObject({ from: 9, on: 'weekdays', messages: 80 });
    const daily = weekOf((_, hour) => (hour === 9 || hour === 10 ? 8 : 0));
    expect(busiestOf(daily)).toMatchObject({ from: 9, on: null, messages: 112 });
  });

  it('is named by chance in fewer than one of twenty even spreads', () => {
    const random = repeatableChance(7);
    const spreads = Array.from({ length: 400 }, () => {
      const counts = Array.from({ length: 7 }, () => [...NO_HOURS]);
      for (let at = 0; at < 200; at += 1) {
        const [day, hour] = [Math.floor(random() * 7), Math.floor(random() * 24)];
        const ofDay = counts[day] ?? [];
        ofDay[hour] = (ofDay[hour] ?? 0) + 1;
      }
      return busiestOf(counts);
    });
    expect(spreads.filter((busiest) => busiest !== null).length).toBeLessThan(20);
  });

  it('is not named for few messages, nor where they are spread evenly', () => {
    expect(busiestOf(weekOf((day, hour) => (day === 1 && hour === 9 ? 29 : 0)))).toBeNull();
    expect(busiestOf(weekOf((day, hour) => (day * 24 + hour) % 2))).toBeNull();
    expect(busiestOf(weekOf(() => 0))).toBeNull();
  });
});

describe('the activity of a contact', () => {
  const now = Date.parse('2026-11-20T09:30Z');
  const one = (at: number) => ({ at, direction: 'inbound', channel: 'sms' }) as const;

  it('counts messages of any age by hour, and weeks of half a year', () => {
    const messages = [one(now), { ...one(now - HOUR), direction: 'outbound' } as const, one(now - 700 * DAY)];
    const { since, hours, channels, weeks } = contactActivityOf(messages, { now, zone: 'UTC', isWhole: true });
    expect(since).toBe('2024-12-20');
    expect([totalOf(hours.received), hours.sent[4]?.[8]]).toEqual([2, 1]);
    expect(channels.sms).toEqual({ received: 2, sent: 1 });
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)).toEqual({ from: '2026-11-14', received: 1, sent: 1 });
    expect(weeks.reduce((sum, { received }) => sum + (received ?? 0), 0)).toBe(1);
  });

  it('does not take weeks that were not read for silent ones', () => {
    const { weeks } = contactActivityOf([one(now), one(now - 8 * DAY)], { now, zone: 'UTC', isWhole: false });
    expect(weeks.slice(-3).map(({ received }) => received)).toEqual([null, null, 1]);
    expect(weeksUntil('2026-11-20', 2)).toEqual(['2026-11-07', '2026-11-14']);
  });

  it('has nothing to say without messages', () => {
    const { since, messages, weeks } = contactActivityOf([], { now, zone: 'UTC', isWhole: true });
    expect([since, messages, weeks.every(({ received }) => received === 0)]).toEqual([null, 0, true]);
  });
});
