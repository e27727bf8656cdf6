import { byChannel, type Channel } from '../../channels/channels.js';
import { type PriorityTier, priorityTier } from '../../inbox/priority/tier.js';
import type { SentimentLabel } from '../../inbox/sentiment/message-sentiment.js';
import { type Day, dayFinder } from './calendar.js';
import { isWithin, type Period } from './growth.js';
import { type HourCounts, hourFinder, NO_HOURS } from './hours.js';
import { type OpenWaits, openWaitsOf, sumOfOpenWaits } from './open-waits.js';
import { type ResponseBucket, responseBucket, type TimedMessage } from './response-times.js';
import { type QuantileSketch, sketchOf, sumOfSketches } from './sketch.js';
import { inOrder, type Wait, waitsIn } from './waits.js';

export interface FlowMessage extends TimedMessage {
  readonly channel: Channel;
  /** 0 to 100. */
  readonly priority: number;
  readonly sentiment: SentimentLabel;
  /** `null` without a contact. */
  readonly contact: string | null;
}

/** Waiting times, in ms. */
export interface WaitTally {
  readonly answered: number;
  readonly total: number;
  readonly sketch: QuantileSketch;
  /** Those that nobody has replied to. */
  readonly open: OpenWaits;
}

/** The figures of one day. Plain data: stored as JSON and added up. */
export interface DayTally {
  readonly inbound: number;
  readonly outbound: number;
  /** Distinct active contacts. */
  readonly contacts: number;
  /** Both directions. */
  readonly byChannel: Readonly<Record<Channel, number>>;
  /** Inbound only. */
  readonly byPriority: Readonly<Record<PriorityTier, number>>;
  /** Inbound only. */
  readonly bySentiment: Readonly<Record<SentimentLabel, number>>;
  /** By the hour on the clock. */
  readonly hours: { readonly received: HourCounts; readonly sent: HourCounts };
  /** Contacts who began to wait on this day. */
  readonly unanswered: number;
  readonly waits: WaitTally;
  /** Of these, first replies in their conversations. */
  readonly firstWaits: WaitTally;
  readonly buckets: Readonly<Record<ResponseBucket, number>>;
}

const NO_WAITS: WaitTally = { answered: 0, total: 0, sketch: sketchOf([]), open: {} };

export const NO_FLOW: DayTally = {
  inbound: 0,
  outbound: 0,
  contacts: 0,
  byChannel: byChannel(() => 0),
  byPriority: { high: 0, medium: 0, low: 0 },
  bySentiment: { positive: 0, neutral: 0, negative: 0, unknown: 0 },
  hours: { received: NO_HOURS, sent: NO_HOURS },
  unanswered: 0,
  waits: NO_WAITS,
  firstWaits: NO_WAITS,
  buckets: { '0-1h': 0, '1-4h': 0, '4-8h': 0, '8-24h': 0, '24h+': 0 },
};

/**
 * Tallies a period.
 *
 * @param messages sent in the period.
 * @param waits that began in it.
 * @param zone of the hours (IANA).
 */
export function tallyFlow(messages: Iterable<FlowMessage>, waits: Iterable<Wait>, zone: string): DayTally {
  let [inbound, outbound] = [0, 0];
  const people = new Set<string>();
  const channels = { ...NO_FLOW.byChannel };
  const tiers = { ...NO_FLOW.byPriority };
  const sentiments = { ...NO_FLOW.bySentiment };
  const hours = { received: [...NO_HOURS], sent: [...NO_HOURS] };
  const hourAt = hourFinder(zone);
  for (const { channel, direction, contact, priority, sentiment, at } of messages) {
    const ofHour = direction === 'outbound' ? hours.sent : hours.received;
    const hour = hourAt(at);
    ofHour[hour] = (ofHour[hour] ?? 0) + 1;
    channels[channel] += 1;
    if (contact !== null) people.add(contact);
    if (direction === 'outbound') outbound += 1;
    else {
      inbound += 1;
      tiers[priorityTier(priority)] += 1;
      sentiments[sentiment] += 1;
    }
  }
  const counted = { inbound, outbound, contacts: people.size, byChannel: channels };
  return { ...counted, byPriority: tiers, bySentiment: sentiments, hours, ...tallyWaits(waits) };
}

function tallyWaits(waits: Iterable<Wait>): Pick<DayTally, 'unanswered' | 'waits' | 'firstWaits' | 'buckets'> {
  const [all, first]: [number[], number[]] = [[], []];
  const [open, firstOpen]: [number[], number[]] = [[], []];
  const buckets = { ...NO_FLOW.buckets };
  for (const { askedAt, answeredAt, isFirst } of waits) {
    if (answeredAt === null) {
      open.push(askedAt);
      if (isFirst) firstOpen.push(askedAt);
      continue;
    }
    const waited = answeredAt - askedAt;
    all.push(waited);
    if (isFirst) first.push(waited);
    buckets[responseBucket(waited)] += 1;
  }
  return { unanswered: open.length, waits: waitTally(all, open), firstWaits: waitTally(first, firstOpen), buckets };
}

const waitTally = (waited: readonly number[], open: readonly number[]): WaitTally => ({
  answered: waited.length,
  total: waited.reduce((sum, one) => sum + one, 0),
  sketch: sketchOf(waited),
  open: openWaitsOf(open),
});

/** The figures of each active day, counted from all messages; must equal those stored by day. */
export function tallyDays(messages: readonly FlowMessage[], zone: string): Map<Day, DayTally> {
  const dayAt = dayFinder(zone);
  const days = new Map<Day, { messages: FlowMessage[]; waits: Wait[] }>();
  const on = (instant: number) => {
    const day = dayAt(instant);
    const known = days.get(day) ?? { messages: [], waits: [] };
    days.set(day, known);
    return known;
  };
  for (const message of messages) on(message.at).messages.push(message);
  for (const wait of waitsIn(inOrder(messages))) on(wait.askedAt).waits.push(wait);
  return new Map([...days].map(([day, on]) => [day, tallyFlow(on.messages, on.waits, zone)]));
}

export const tallyPeriod = (messages: readonly FlowMessage[], period: Period, zone: string): DayTally =>
  tallyFlow(
    messages.filter(({ at }) => isWithin(at, period)),
    [...waitsIn(inOrder(messages))].filter(({ askedAt }) => isWithin(askedAt, period)),
    zone,
  );

/** Figures of several days, without contacts, since these do not add up, and without hours, which are added up by weekday. */
export type FlowSum = Omit<DayTally, 'contacts' | 'hours'>;

export function sumOfDays(days: readonly FlowSum[]): FlowSum {
  const sum = (of: (day: FlowSum) => number) => days.reduce((total, day) => total + of(day), 0);
  const waits = (of: (day: FlowSum) => WaitTally): WaitTally => ({
    answered: sum((day) => of(day).answered),
    total: sum((day) => of(day).total),
    sketch: sumOfSketches(days.map((day) => of(day).sketch)),
    open: sumOfOpenWaits(days.map((day) => of(day).open)),
  });
  return {
    inbound: sum((day) => day.inbound),
    outbound: sum((day) => day.outbound),
    byChannel: byChannel((channel) => sum((day) => day.byChannel[channel])),
    byPriority: {
      high: sum((day) => day.byPriority.high),
      medium: sum((day) => day.byPriority.medium),
      low: sum((day) => day.byPriority.low),
    },
    bySentiment: {
      positive: sum((day) => day.bySentiment.positive),
      neutral: sum((day) => day.bySentiment.neutral),
      negative: sum((day) => day.bySentiment.negative),
      unknown: sum((day) => day.bySentiment.unknown),
    },
    unanswered: sum((day) => day.unanswered),
    waits: waits((day) => day.waits),
    firstWaits: waits((day) => day.firstWaits),
    buckets: {
      '0-1h': sum((day) => day.buckets['0-1h']),
      '1-4h': sum((day) => day.buckets['1-4h']),
      '4-8h': sum((day) => day.buckets['4-8h']),
      '8-24h': sum((day) => day.buckets['8-24h']),
      '24h+': sum((day) => day.buckets['24h+']),
    },
  };
}
