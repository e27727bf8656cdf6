import type { Channel } from '../../channels/channels.js';
import type { PriorityTier } from '../../inbox/priority/tier.js';
import type { SentimentLabel } from '../../inbox/sentiment/message-sentiment.js';
import type { ShareEstimate } from '../../shared/maths/kaplan-meier.js';
import { HOUR } from '../../shared/time/units.js';
import { type CalendarRange, type Day, dayAfter, dayOf, daysBetween, periodOfDay } from './calendar.js';
import { type DayTally, type FlowSum, NO_FLOW, sumOfDays, type WaitTally } from './day-tally.js';
import { growth, type Period, type Range } from './growth.js';
import { type CountedDay, type GrowthInterval, growthInterval } from './growth-interval.js';
import { replyTimes, roundedShare } from './reply-times.js';
import type { ResponseBucket } from './response-times.js';

/** A trend covers at least a week. */
const WEEK = 7;

export interface OverviewFacts {
  readonly range: Range;
  /** ms since the epoch: until when open waits have lasted. */
  readonly now: number;
  readonly calendar: CalendarRange;
  /** IANA. */
  readonly zone: string;
  /** Days of the range, the trend and the preceding period; inactive ones may be missing. */
  readonly days: ReadonlyMap<Day, DayTally>;
  /** The last day of the preceding period, up to its end. */
  readonly precedingRest: FlowSum;
  /** The first message ever, ms since the epoch; `null` if there is none. */
  readonly oldest: number | null;
  readonly contacts: number;
  readonly activeContacts: number;
}

/** Times in hours, three decimals. */
export interface ResponseFigures {
  readonly answered: number;
  readonly unanswered: number;
  /** Of those that were answered; `null` without any. */
  readonly average: number | null;
  /** `null` if fewer than half were answered, as far as is known. */
  readonly median: number | null;
  readonly medianRange: { readonly low: number; readonly high: number | null } | null;
  readonly p90: number | null;
  /** `null` if none has waited for a day yet. */
  readonly unansweredAfterDay: ShareEstimate | null;
}

export interface DayFigures extends Period {
  readonly date: Day;
  readonly inbound: number;
  readonly outbound: number;
  readonly contacts: number;
  /** Inbound only. */
  readonly sentiment: Readonly<Record<SentimentLabel, number>>;
  /** Of those who began to wait on this day: how many were answered, and how soon, in hours. */
  readonly answered: number;
  readonly averageResponseTime: number | null;
}

export type NoGrowth = 'history_too_short' | 'nothing_before';

export interface Overview {
  readonly range: Range;
  /** `since` is its first instant, ms since the epoch. */
  readonly period: { readonly from: Day; readonly to: Day; readonly timeZone: string; readonly since: number };
  readonly totalMessages: number;
  readonly totalContacts: number;
  readonly activeContacts: number;
  readonly inbound: number;
  readonly outbound: number;
  /** Hours. */
  readonly averageResponseTime: number | null;
  readonly growth: {
    readonly percent: number | null;
    readonly current: number;
    readonly preceding: number;
    readonly reason: NoGrowth | null;
    /** 95%, one decimal; `null` without a percentage or with too few days to tell. */
    readonly interval: GrowthInterval | null;
  };
  readonly channelDistribution: Readonly<Record<Channel, number>>;
  readonly priorityDistribution: Readonly<Record<PriorityTier, number>>;
  readonly sentimentDistribution: Readonly<Record<SentimentLabel, number>>;
  /** Newest first, so that a truncated list shows the latest. */
  readonly weeklyTrends: readonly { readonly date: Day; readonly messages: number; readonly contacts: number }[];
  readonly daily: readonly DayFigures[];
  readonly responseTimes: ResponseFigures & {
    readonly first: ResponseFigures;
    readonly buckets: Readonly<Record<ResponseBucket, number>>;
  };
  readonly previous: {
    readonly from: Day;
    readonly to: Day;
    readonly totalMessages: number;
    readonly inbound: number;
    readonly outbound: number;
    readonly averageResponseTime: number | null;
  };
}

/** The first day that a range's overview needs: two whole weeks say how much days differ. */
export const firstDayOf = ({ last, precedingFirst }: CalendarRange): Day => {
  const weeks = dayAfter(last, -2 * WEEK);
  return weeks < precedingFirst ? weeks : precedingFirst;
};

export function overviewOf(facts: OverviewFacts): Overview {
  const { range, calendar, zone, contacts: totalContacts, activeContacts } = facts;
  const { first, last, precedingFirst, precedingLast } = calendar;
  const on = (day: Day) => facts.days.get(day) ?? NO_FLOW;
  const days = daysBetween(first, last);
  const trend = daysBetween(first < dayAfter(last, 1 - WEEK) ? first : dayAfter(last, 1 - WEEK), last);
  const here = sumOfDays(days.map(on));
  const wholeDaysBefore = daysBetween(precedingFirst, dayAfter(precedingLast, -1)).map(on);
  const before = sumOfDays([...wholeDaysBefore, facts.precedingRest]);
  return {
    range,
    period: { from: first, to: last, timeZone: zone, since: periodOfDay(first, zone).from },
    totalMessages: messagesOf(here),
    totalContacts,
    activeContacts,
    inbound: here.inbound,
    outbound: here.outbound,
    averageResponseTime: averageOf(here.waits),
    growth: growthSince(facts, messagesOf(here), messagesOf(before)),
    channelDistribution: here.byChannel,
    priorityDistribution: here.byPriority,
    sentimentDistribution: here.bySentiment,
    weeklyTrends: trend
      .toReversed()
      .map((date) => ({ date, messages: messagesOf(on(date)), contacts: on(date).contacts })),
    daily: days.map((date) => figuresOf(date, zone, on(date))),
    responseTimes: {
      ...responseFigures(here.waits, facts.now),
      first: responseFigures(here.firstWaits, facts.now),
      buckets: here.buckets,
    },
    previous: {
      from: precedingFirst,
      to: precedingLast,
      totalMessages: messagesOf(before),
      inbound: before.inbound,
      outbound: before.outbound,
      averageResponseTime: averageOf(before.waits),
    },
  };
}

/** Activity that began within the preceding period has no growth. */
function growthSince(facts: OverviewFacts, current: number, preceding: number): Overview['growth'] {
  const { calendar, zone, oldest } = facts;
  if (oldest === null || dayOf(oldest, zone) > calendar.precedingFirst) {
    return { percent: null, current, preceding, reason: 'history_too_short', interval: null };
  }
  const { percent } = growth(current, preceding);
  if (percent === null) return { percent, current, preceding, reason: 'nothing_before', interval: null };
  const interval = growthInterval(current, preceding, wholeDays(facts, dayOf(oldest, zone)));
  return {
    percent: oneDecimal(percent),
    current,
    preceding,
    reason: null,
    interval: interval && { low: oneDecimal(interval.low), high: oneDecimal(interval.high) },
  };
}

/** The days before today, by period; of a single day, those of two weeks. The day of the first message was not whole. */
function wholeDays({ range, calendar, days }: OverviewFacts, oldest: Day): CountedDay[][] {
  const { first, last, precedingFirst, precedingLast } = calendar;
  const yesterday = dayAfter(last, -1);
  const periods =
    range === '1d'
      ? [
          daysBetween(dayAfter(last, -2 * WEEK), dayAfter(last, -WEEK - 1)),
          daysBetween(dayAfter(last, -WEEK), yesterday),
        ]
      : [daysBetween(precedingFirst, precedingLast), daysBetween(first, yesterday)];
  return periods.map((some) =>
    some.filter((date) => date > oldest).map((date) => ({ date, messages: messagesOf(days.get(date) ?? NO_FLOW) })),
  );
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const messagesOf = ({ inbound, outbound }: FlowSum): number => inbound + outbound;

const hours = (ms: number): number => Math.round((1000 * ms) / HOUR) / 1000;

const averageOf = ({ answered, total }: WaitTally): number | null => (answered === 0 ? null : hours(total / answered));

function responseFigures(waits: WaitTally, now: number): ResponseFigures {
  const { answered, unanswered, median, p90, unansweredAfterDay } = replyTimes(waits, now);
  return {
    answered,
    unanswered,
    average: averageOf(waits),
    median: median === null ? null : hours(median.value),
    medianRange: median && { low: hours(median.low), high: median.high === null ? null : hours(median.high) },
    p90: p90 === null ? null : hours(p90.value),
    unansweredAfterDay: unansweredAfterDay && roundedShare(unansweredAfterDay),
  };
}

function figuresOf(date: Day, zone: string, tally: DayTally): DayFigures {
  const { inbound, outbound, contacts, bySentiment, waits } = tally;
  const counts = { inbound, outbound, contacts, sentiment: bySentiment };
  return {
    date,
    ...periodOfDay(date, zone),
    ...counts,
    answered: waits.answered,
    averageResponseTime: averageOf(waits),
  };
}
