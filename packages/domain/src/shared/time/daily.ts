import { instantIn, wallTime } from './zoned.js';

/** A time of day, `HH:MM` from `00:00` to `23:59`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export interface DailyTime {
  /** `HH:MM`. */
  readonly time: string;
  /** IANA: `Europe/Stockholm`. */
  readonly timeZone: string;
}

/**
 * The first instant after `now` with this local time. A time skipped in spring moves later by the length of the gap; a repeated one in autumn counts
 * once, at its first occurrence.
 *
 * @returns ms since the epoch.
 */
export function nextDaily(now: number, { time, timeZone }: DailyTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { year, month, day } = wallTime(now, timeZone);
  const at = (days: number) => instantIn(timeZone, { year, month, day: day + days, hour, minute });
  return at(0) > now ? at(0) : at(1);
}

/** The first instant of the day of `now`. */
export function startOfDay(now: number, zone: string): number {
  const { year, month, day } = wallTime(now, zone);
  return instantIn(zone, { year, month, day, hour: 0, minute: 0 });
}

/** The first instant of a day. @param day `2026-03-01` */
export function dayIn(day: string, zone: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return instantIn(zone, { year, month, day: date, hour: 0, minute: 0 });
}
