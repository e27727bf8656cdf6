import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../channels/channels.js';
import { DAY, HOUR } from '../time/units.js';
import { calendarRange, dayAfter, dayFinder, dayOf, daysBetween, periodOfDay } from './calendar.js';
import { type FlowMessage, sumOfDays, tallyDays, tallyPeriod } from './day-tally.js';
import { RANGES } from './growth.js';
import { firstDayOf, overviewOf } from './overview.js';
import { sketchCount } from './sketch.js';

const ZONES = ['UTC', 'Europe/Stockholm', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'] as const;
const START = Date.UTC(2026, 9, 20);
const LENGTH = 20 * DAY;

const message: fc.Arbitrary<FlowMessage> = fc.record({
  conversation: fc.constantFrom('a', 'b', 'c'),
  contact: fc.constantFrom('ada', 'bo', null),
  channel: fc.constantFrom(...CHANNELS),
  direction: fc.constantFrom('inbound', 'outbound'),
  kind: fc.constantFrom('personal', 'list'),
  isByPerson: fc.boolean(),
  at: fc.integer({ min: START, max: START + LENGTH - 1 }),
  priority: fc.nat(100),
  sentiment: fc.constantFrom('positive', 'neutral', 'negative', 'unknown'),
});
const messages = fc.array(message, { maxLength: 40 });
const zones = fc.constantFrom(...ZONES);

describe('days of the calendar', () => {
  it('are those of the zone, and touch', () => {
    const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) });
    fc.assert(
      fc.property(fc.array(instants, { minLength: 1, maxLength: 6 }), zones, (some, zone) => {
        const find = dayFinder(zone);
        for (const instant of some) {
          const { from, to } = periodOfDay(find(instant), zone);
          expect(find(instant)).toBe(dayOf(instant, zone));
          expect(instant >= from && instant < to).toBe(true);
          expect(dayOf(to, zone) > find(instant)).toBe(true);
        }
      }),
    );
  });

  it('before a range are as many, up to the same time of day, also when the clocks were put back', () => {
    expect(calendarRange('7d', Date.parse('2026-10-28T09:30Z'), 'Europe/Stockholm')).toEqual({
      first: '2026-10-22',
      last: '2026-10-28',
      precedingFirst: '2026-10-15',
      precedingLast: '2026-10-21',
      precedingUntil: Date.parse('2026-10-21T08:30Z'),
    });
  });
});

describe('the figures of days', () => {
  it('add up to those of the time that they make', () => {
    fc.assert(
      fc.property(messages, zones, (all, zone) => {
        const whole = tallyPeriod(all, { from: START - DAY, to: START + LENGTH + DAY });
        const { contacts, ...sum } = whole;
        expect(sumOfDays([...tallyDays(all, zone).values()])).toEqual(sum);
        expect(contacts).toBe(new Set(all.flatMap(({ contact }) => contact ?? [])).size);
        expect(sketchCount(sum.waits.sketch)).toBe(sum.waits.answered);
      }),
    );
  });
});

describe('an overview', () => {
  it('says the same number wherever it says it', () => {
    const later = fc.nat(LENGTH / HOUR).map((hours) => START + hours * HOUR);
    fc.assert(
      fc.property(messages, zones, fc.constantFrom(...RANGES), later, (all, zone, range, now) => {
        const calendar = calendarRange(range, now, zone);
        const days = tallyDays(all, zone);
        const rest = { from: periodOfDay(calendar.precedingLast, zone).from, to: calendar.precedingUntil };
        const oldest = all.length === 0 ? null : Math.min(...all.map(({ at }) => at));
        const said = overviewOf({
          range,
          calendar,
          zone,
          days,
          precedingRest: tallyPeriod(all, rest),
          oldest,
          contacts: 2,
          activeContacts: 1,
        });
        const total = (counts: object) => Object.values(counts).reduce((sum: number, one: number) => sum + one, 0);
        const here = all.filter(({ at }) => daysBetween(calendar.first, calendar.last).includes(dayOf(at, zone)));
        const { from } = periodOfDay(calendar.precedingFirst, zone);
        const before = all.filter(({ at }) => at >= from && at < calendar.precedingUntil);
        expect(said.totalMessages).toBe(here.length);
        expect(total(said.channelDistribution)).toBe(here.length);
        expect(total(said.priorityDistribution)).toBe(said.inbound);
        expect(total(said.sentimentDistribution)).toBe(said.inbound);
        expect(total(said.responseTimes.buckets)).toBe(said.responseTimes.answered);
        expect(said.daily.reduce((sum, day) => sum + day.inbound + day.outbound, 0)).toBe(here.length);
        expect(said.previous.totalMessages).toBe(before.length);
        expect(said.growth.percent === null).toBe(said.growth.reason !== null);
        const trend = said.weeklyTrends.map(({ date }) => date);
        expect(trend).toEqual(trend.toSorted().toReversed());
        expect(trend[0]).toBe(calendar.last);
        expect(trend.at(-1)).toBe(range === '1d' ? dayAfter(calendar.last, -6) : calendar.first);
        expect(firstDayOf(calendar) <= (trend.at(-1) ?? '')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
