import { DAY } from '../../shared/time/units.js';
import { instantIn, type WallTime, wallTime } from '../../shared/time/zoned.js';
import type { Period, Range } from './growth.js';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Calendar days per range, including today. */
export const RANGE_DAYS = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const satisfies Record<Range, number>;

const midnight = { hour: 0, minute: 0 } as const;

const dayOfWall = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export const dayOf = (instant: number, zone: string): Day => dayOfWall(wallTime(instant, zone));

export const dayAfter = (day: Day, days = 1): Day => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days from the first to the last, both included. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

/** From the first instant of a day to that of the next: 23 to 25 hours. */
export function periodOfDay(day: Day, zone: string): Period {
  const date = new Date(day);
  const [year, month, first] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const from = instantIn(zone, { year, month, day: first, ...midnight });
  return { from, to: instantIn(zone, { year, month, day: first + 1, ...midnight }) };
}

/** Assigns instants to days. Caches the last day, since most instants fall into it and calendar lookups are slow. */
export function dayFinder(zone: string): (instant: number) => Day {
  let known: Period & { readonly day: Day } = { from: 0, to: 0, day: '' };
  return (instant) => {
    if (instant >= known.from && instant < known.to) return known.day;
    const day = dayOf(instant, zone);
    known = { ...periodOfDay(day, zone), day };
    return day;
  };
}

/** The days of a range and the same number before it. */
export interface CalendarRange {
  readonly first: Day;
  /** Today. */
  readonly last: Day;
  readonly precedingFirst: Day;
  /** The last preceding day, cut at the current time of day, so that the unfinished day is compared with an equally long one. */
  readonly precedingLast: Day;
  /** ms since the epoch. */
  readonly precedingUntil: number;
}

/** A range of calendar days that ends now, and the same number of days before it. */
export function calendarRange(range: Range, now: number, zone: string): CalendarRange {
  const wall = wallTime(now, zone);
  const length = RANGE_DAYS[range];
  const last = dayOfWall(wall);
  return {
    first: dayAfter(last, 1 - length),
    last,
    precedingFirst: dayAfter(last, 1 - 2 * length),
    precedingLast: dayAfter(last, -length),
    precedingUntil: instantIn(zone, { ...wall, day: wall.day - length }),
  };
}
