import { instantIn, wallTime } from './zoned.js';

/** A time of day, `HH:MM` from `00:00` to `23:59`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A moment of every day by the clock on the wall. */
export interface DailyTime {
  /** `HH:MM`. */
  readonly time: string;
  /** IANA: `Europe/Stockholm`. */
  readonly timeZone: string;
}

/**
 * The first time after `now` at which the clock on the wall says so. A time that the clocks skip in spring comes as much later as they were
 * put forward; one that comes twice in autumn comes once, at the first.
 *
 * @returns ms since the epoch.
 */
export function nextDaily(now: number, { time, timeZone }: DailyTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { year, month, day } = wallTime(now, timeZone);
  const at = (days: number) => instantIn(timeZone, { year, month, day: day + days, hour, minute });
  return at(0) > now ? at(0) : at(1);
}

/** The first instant of the day that `now` is in. */
export function startOfDay(now: number, zone: string): number {
  const { year, month, day } = wallTime(now, zone);
  return instantIn(zone, { year, month, day, hour: 0, minute: 0 });
}
