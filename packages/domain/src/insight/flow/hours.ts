import { HOUR, MINUTE } from '../../shared/time/units.js';
import { wallTime } from '../../shared/time/zoned.js';
import type { Day } from './calendar.js';

export const HOURS_A_DAY = 24;
export const DAYS_A_WEEK = 7;

/** Counts by hour of the day, 0 to 23. */
export type HourCounts = readonly number[];

/** Counts by weekday, Monday first, and hour. */
export type WeekHours = readonly HourCounts[];

export const NO_HOURS: HourCounts = Array.from({ length: HOURS_A_DAY }, () => 0);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % DAYS_A_WEEK;

/** The hour of the day of instants. Caches the last hour: most instants follow each other, and lookups in a zone are slow. */
export function hourFinder(zone: string): (instant: number) => number {
  let known = { from: 0, hour: -1 };
  return (instant) => {
    if (known.hour >= 0 && instant >= known.from && instant < known.from + HOUR) return known.hour;
    const { hour, minute } = wallTime(instant, zone);
    known = { from: Math.floor(instant / MINUTE) * MINUTE - minute * MINUTE, hour };
    return hour;
  };
}

/** Adds up the hours of days by weekday. */
export function weekHoursOf(days: Iterable<readonly [Day, HourCounts]>): WeekHours {
  const sums = Array.from({ length: DAYS_A_WEEK }, () => [...NO_HOURS]);
  for (const [day, hours] of days) {
    const sum = sums[weekdayOf(day)] ?? [];
    for (const [hour, count] of hours.entries()) sum[hour] = (sum[hour] ?? 0) + count;
  }
  return sums;
}
