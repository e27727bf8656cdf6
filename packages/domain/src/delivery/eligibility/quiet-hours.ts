import { instantIn, wallTime } from '../../shared/time/zoned.js';

/** Daily hours, in local time, without unsolicited messages. */
export interface QuietHours {
  /** Minutes after midnight, 0 to 1439. */
  readonly from: number;
  /** Minutes after midnight, 0 to 1439; before `from` if the hours pass midnight. */
  readonly until: number;
  /** An IANA zone, such as `Europe/Berlin`. */
  readonly timeZone: string;
}

/**
 * The end of the quiet hours at an instant, ms since the epoch; `null` outside them. Equal times mean no quiet hours.
 *
 * The hours follow the zone's local time, including daylight saving. A skipped local time moves later by the length of the gap; of a repeated one,
 * the first counts.
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
