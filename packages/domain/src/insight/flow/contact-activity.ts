import { byChannel, type Channel } from '../../channels/channels.js';
import { weeksUntil } from './activity.js';
import { type Day, dayFinder, dayOf } from './calendar.js';
import { DAYS_A_WEEK, hourFinder, NO_HOURS, type WeekHours, weekdayOf } from './hours.js';

export const CONTACT_WEEKS = 26;

export interface ContactMessage {
  /** ms since the epoch. */
  readonly at: number;
  readonly direction: 'inbound' | 'outbound';
  readonly channel: Channel;
}

export interface ContactActivity {
  readonly messages: number;
  /** Day of the oldest message; `null` without any. */
  readonly since: Day | null;
  readonly hours: { readonly received: WeekHours; readonly sent: WeekHours };
  readonly channels: Record<Channel, { received: number; sent: number }>;
  /** Oldest first; `null` where a week begins before the messages that were read. */
  readonly weeks: readonly { from: Day; received: number | null; sent: number | null }[];
}

interface Reading {
  readonly now: number;
  readonly zone: string;
  /** Whether these are all messages there are. */
  readonly isWhole: boolean;
}

/** When messages of one contact come and go. @param messages newest first. */
export function contactActivityOf(
  messages: readonly ContactMessage[],
  { now, zone, isWhole }: Reading,
): ContactActivity {
  const [dayAt, hourAt] = [dayFinder(zone), hourFinder(zone)];
  const starts = weeksUntil(dayOf(now, zone), CONTACT_WEEKS);
  const hours = { received: emptyWeek(), sent: emptyWeek() };
  const channels = byChannel(() => ({ received: 0, sent: 0 }));
  const weeks = new Map(starts.map((from) => [from, { received: 0, sent: 0 }]));
  for (const { at, direction, channel } of messages) {
    const [day, way] = [dayAt(at), direction === 'outbound' ? 'sent' : 'received'] as const;
    const ofDay = hours[way][weekdayOf(day)] ?? [];
    const hour = hourAt(at);
    ofDay[hour] = (ofDay[hour] ?? 0) + 1;
    channels[channel][way] += 1;
    const week = weeks.get(starts.findLast((from) => from <= day) ?? '');
    if (week !== undefined) week[way] += 1;
  }
  const oldest = messages.at(-1);
  const since = oldest === undefined ? null : dayAt(oldest.at);
  const isRead = (from: Day) => isWhole || (since !== null && from > since);
  return {
    messages: messages.length,
    since,
    hours,
    channels,
    weeks: [...weeks].map(([from, counts]) => ({ from, ...(isRead(from) ? counts : { received: null, sent: null }) })),
  };
}

const emptyWeek = (): number[][] => Array.from({ length: DAYS_A_WEEK }, () => [...NO_HOURS]);
