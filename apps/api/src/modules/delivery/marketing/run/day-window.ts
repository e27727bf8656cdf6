import { quietUntil } from '@concordia/domain';

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * When messages may leave again, ms since the epoch; `null` while they may. What lies outside a window is a night from its end to its beginning.
 *
 * @param from `HH:MM`; the same as `until` for around the clock.
 */
export const closedUntil = (
  { from, until, timeZone }: { readonly from: string; readonly until: string; readonly timeZone: string },
  now: number,
): number | null => quietUntil({ from: minutesOf(until), until: minutesOf(from), timeZone }, now);
