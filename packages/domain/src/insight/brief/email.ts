import { instantIn, wallTime } from '../../shared/time/zoned.js';
import type { EmailDay } from '../charts/brief-charts.js';
import type { SentEmail } from './facts.js';
import { isoDay } from './words.js';

export const BRIEF_DAYS = 30;

export interface EmailFigures {
  readonly sent: number;
  /** In percent of sent emails; `null` if none were sent. */
  readonly openRate: number | null;
  readonly clickRate: number | null;
}

export interface EmailPerformance {
  readonly current: EmailFigures;
  readonly preceding: EmailFigures;
  readonly days: readonly EmailDay[];
  /** ms since the epoch: the first instant of the first day. */
  readonly from: number;
}

/** The starts of the last days in a zone, oldest first, ending with today's. @param days how many. */
export function dayStarts(now: number, zone: string, days: number): number[] {
  const { year, month, day } = wallTime(now, zone);
  return Array.from({ length: days }, (_, index) =>
    instantIn(zone, { year, month, day: day - (days - 1 - index), hour: 0, minute: 0 }),
  );
}

/** Email figures of the last thirty days in a zone, including today, by day, and totals of the thirty days before. */
export function emailPerformance(emails: readonly SentEmail[], now: number, zone: string): EmailPerformance {
  const starts = dayStarts(now, zone, 2 * BRIEF_DAYS);
  const all = starts.map((start) => ({ day: isoDay(wallTime(start, zone)), sent: 0, opened: 0, clicked: 0 }));
  for (const { at, isOpened, isClicked } of emails) {
    const day = at > now ? undefined : all[lastAtMost(starts, at)];
    if (day === undefined) continue;
    day.sent += 1;
    day.opened += Number(isOpened);
    day.clicked += Number(isClicked);
  }
  const [before, days] = [all.slice(0, BRIEF_DAYS), all.slice(BRIEF_DAYS)];
  return { current: figuresOf(days), preceding: figuresOf(before), days, from: starts[BRIEF_DAYS] ?? now };
}

/** The last index whose value is at most this; -1 if there is none. */
function lastAtMost(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function figuresOf(days: readonly EmailDay[]): EmailFigures {
  const sum = (of: (day: EmailDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const sent = sum((day) => day.sent);
  const rate = (count: number) => (sent === 0 ? null : (100 * count) / sent);
  return { sent, openRate: rate(sum((day) => day.opened)), clickRate: rate(sum((day) => day.clicked)) };
}
