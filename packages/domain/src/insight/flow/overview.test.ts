import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../channels/channels.js';
import { DAY, HOUR } from '../../shared/time/units.js';
import { wallTime } from '../../shared/time/zoned.js';
import { calendarRange, dayAfter, dayFinder, dayOf, daysBetween, periodOfDay } from './calendar.js';
import { type FlowMessage, NO_FLOW, sumOfDays, tallyDays, tallyPeriod } from './day-tally.js';
import { RANGES } from './growth.js';
import { NO_HOURS } from './hours.js';
import { openWaitsOf } from './open-waits.js';
import { firstDayOf, type OverviewFacts, overviewOf } from './overview.js';
import { sketchCount, sketchOf } from './sketch.js';

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

  it('begin with their first instant', () => {
    const find = dayFinder('Europe/Stockholm');
    const midnight = Date.parse('2026-11-19T23:00Z');
    expect([midnight - 1, midnight, midnight + 1, midnight - 1].map(find)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-20',
      '2026-11-19',
    ]);
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
  it('count both directions by channel, and what came in by how it is', () => {
    const at = Date.parse('2026-11-19T08:00Z');
    const day = tallyDays(
      [
        written(at, { priority: 90, sentiment: 'negative' }),
        written(at + 1, { contact: null, channel: 'sms', kind: 'list' }),
        written(at + HOUR, { ...reply, priority: 90, sentiment: 'positive' }),
        written(at + 2 * HOUR),
      ],
      'UTC',
    ).get('2026-11-19');
    expect(day).toEqual({
      inbound: 3,
      outbound: 1,
      contacts: 1,
      byChannel: { ...NO_FLOW.byChannel, email: 3, sms: 1 },
      byPriority: { high: 1, medium: 2, low: 0 },
      bySentiment: { positive: 0, neutral: 2, negative: 1, unknown: 0 },
      hours: {
        received: NO_HOURS.with(8, 2).with(10, 1),
        sent: NO_HOURS.with(9, 1),
      },
      unanswered: 1,
      waits: { answered: 1, total: HOUR, sketch: sketchOf([HOUR]), open: openWaitsOf([at + 2 * HOUR]) },
      firstWaits: { answered: 1, total: HOUR, sketch: sketchOf([HOUR]), open: {} },
      buckets: { '0-1h': 0, '1-4h': 1, '4-8h': 0, '8-24h': 0, '24h+': 0 },
    });
  });

  it('add up to those of the time that they make', () => {
    fc.assert(
      fc.property(messages, zones, (all, zone) => {
        const whole = tallyPeriod(all, { from: START - DAY, to: START + LENGTH + DAY }, zone);
        const { contacts, hours, ...sum } = whole;
        expect(sumOfDays([...tallyDays(all, zone).values()])).toEqual(sum);
        expect(hours).toEqual(hoursOf(all, zone));
        expect(contacts).toBe(new Set(all.flatMap(({ contact }) => contact ?? [])).size);
        expect(sketchCount(sum.waits.sketch)).toBe(sum.waits.answered);
      }),
    );
  });
});

const hoursOf = (all: readonly FlowMessage[], zone: string) => {
  const at = (direction: FlowMessage['direction']) =>
    NO_HOURS.map(
      (_, hour) => all.filter((one) => one.direction === direction && wallTime(one.at, zone).hour === hour).length,
    );
  return { received: at('inbound'), sent: at('outbound') };
};

const written = (at: number, wishes: Partial<FlowMessage> = {}): FlowMessage => ({
  conversation: 'a',
  contact: 'ada',
  channel: 'email',
  direction: 'inbound',
  kind: 'personal',
  isByPerson: false,
  at,
  priority: 60,
  sentiment: 'neutral',
  ...wishes,
});
const reply = { direction: 'outbound', isByPerson: true } as const;

describe('an overview', () => {
  const now = Date.parse('2026-11-20T09:00Z');
  const calendar = calendarRange('7d', now, 'UTC');
  const overview = (messages: readonly FlowMessage[], wishes: Partial<OverviewFacts> = {}) =>
    overviewOf({
      range: '7d',
      now,
      calendar,
      zone: 'UTC',
      days: tallyDays(messages, 'UTC'),
      precedingRest: NO_FLOW,
      oldest: Date.parse('2026-11-01T00:00Z'),
      contacts: 12,
      activeContacts: 3,
      ...wishes,
    });

  it('puts every figure of its days together', () => {
    const day = Date.parse('2026-11-19T08:00Z');
    const before = Date.parse('2026-11-08T08:00Z');
    const said = overview([
      written(day, { priority: 90, sentiment: 'negative' }),
      written(day + HOUR, { ...reply, channel: 'sms' }),
      written(day + 2 * HOUR, { contact: 'ben' }),
      written(day + 4.5 * HOUR, reply),
      written(before, { conversation: 'b' }),
      written(before + HOUR, { ...reply, conversation: 'b' }),
    ]);
    expect(said).toMatchObject({
      range: '7d',
      period: { from: '2026-11-14', to: '2026-11-20', timeZone: 'UTC', since: Date.parse('2026-11-14T00:00Z') },
      totalMessages: 4,
      totalContacts: 12,
      activeContacts: 3,
      inbound: 2,
      outbound: 2,
      averageResponseTime: 1.75,
      growth: { percent: 100, current: 4, preceding: 2, reason: null },
      channelDistribution: { email: 3, sms: 1, telegram: 0 },
      priorityDistribution: { high: 1, medium: 1, low: 0 },
      sentimentDistribution: { negative: 1, neutral: 1, positive: 0, unknown: 0 },
      responseTimes: { answered: 2, average: 1.75, unanswered: 0, first: { answered: 1, average: 1 } },
      previous: {
        from: '2026-11-07',
        to: '2026-11-13',
        totalMessages: 2,
        inbound: 1,
        outbound: 1,
        averageResponseTime: 1,
      },
    });
    expect(said.weeklyTrends).toHaveLength(7);
    expect(said.weeklyTrends[1]).toEqual({ date: '2026-11-19', messages: 4, contacts: 2 });
    expect(said.daily[5]).toEqual({
      date: '2026-11-19',
      from: Date.parse('2026-11-19T00:00Z'),
      to: Date.parse('2026-11-20T00:00Z'),
      inbound: 2,
      outbound: 2,
      contacts: 2,
      sentiment: { positive: 0, neutral: 1, negative: 1, unknown: 0 },
      answered: 2,
      averageResponseTime: 1.75,
    });
    expect(said.daily[6]?.averageResponseTime).toBeNull();
  });

  it('counts messages that still wait as answered later', () => {
    const day = Date.parse('2026-11-18T08:00Z');
    const asked = (conversation: string) => written(day, { conversation });
    const answered = (conversation: string, hours: number) => written(day + hours * HOUR, { ...reply, conversation });
    const few = overview([asked('a'), answered('a', 1), asked('b'), answered('b', 2), asked('c')]).responseTimes;
    expect(few).toMatchObject({ answered: 2, unanswered: 1, unansweredAfterDay: { share: 0.3333 } });
    expect(few.median).toBeCloseTo(2, 1);
    const most = overview([asked('a'), answered('a', 1), asked('b'), asked('c')]).responseTimes;
    expect(most).toMatchObject({ average: 1, median: null, medianRange: null, unansweredAfterDay: { share: 0.6667 } });
    // Nobody has waited for a day yet.
    expect(overview([written(now - HOUR)]).responseTimes).toMatchObject({ median: null, unansweredAfterDay: null });
  });

  it('has no growth from nothing, nor from a time that began in the middle', () => {
    const some = [written(now)];
    const growth = (messages: readonly FlowMessage[], oldest: string | null) =>
      overview(messages, { oldest: oldest === null ? null : Date.parse(oldest) }).growth;
    expect(growth(some, '2026-11-07T23:59Z')).toEqual({
      percent: null,
      current: 1,
      preceding: 0,
      reason: 'nothing_before',
      interval: null,
    });
    const short = { percent: null, current: 1, preceding: 0, reason: 'history_too_short', interval: null };
    expect([growth(some, '2026-11-08T00:00Z'), growth(some, null)]).toEqual([short, short]);
    const three = ['a', 'b', 'c'].map((conversation) => written(Date.parse('2026-11-07T08:00Z'), { conversation }));
    expect(growth([...three, written(now)], '2026-11-07T08:00Z').percent).toBe(-66.7);
  });

  it('needs the days before it, and at least two whole weeks', () => {
    expect(firstDayOf(calendarRange('1d', now, 'UTC'))).toBe('2026-11-06');
    expect(firstDayOf(calendar)).toBe('2026-11-06');
    expect(firstDayOf(calendarRange('30d', now, 'UTC'))).toBe('2026-09-22');
  });

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
          now,
          calendar,
          zone,
          days,
          precedingRest: tallyPeriod(all, rest, zone),
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
