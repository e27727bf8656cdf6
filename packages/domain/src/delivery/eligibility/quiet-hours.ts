import { instantIn, wallTime } from '../../shared/time/zoned.js';

/** When a workspace sends nothing unasked: every day between two times of a clock on a wall. */
export interface QuietHours {
  /** Minutes after midnight, 0 to 1439. */
  readonly from: number;
  /** Minutes after midnight, 0 to 1439; before `from` when the hours pass midnight. */
  readonly until: number;
  /** Whose clock it is: an IANA zone, such as `Europe/Berlin`. */
  readonly timeZone: string;
}

/**
 * When the quiet hours that an instant falls into end, ms since the epoch; `null` outside them. Equal times are none.
 *
 * The hours of a day begin and end when the clocks of the zone say so, in summer and in winter. A time that the clocks skip is as much later
 * as they were put forward; of one that comes twice the first counts.
 */
export function quietUntil({ from, until, timeZone }: QuietHours, at: number): number | null {
  if (from === until) return null;
  const { year, month, day } = wallTime(at, timeZone);
  const instantOf = (dayOfMonth: number, minutes: number) =>
    instantIn(timeZone, { year, month, day: dayOfMonth, hour: Math.floor(minutes / 60), minute: minutes % 60 });
  // Hours that pass midnight may have begun the day before.
  for (const start of [day - 1, day]) {
    const end = instantOf(from < until ? start : start + 1, until);
    if (instantOf(start, from) <= at && at < end) return end;
  }
  return null;
}
