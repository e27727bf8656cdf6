import { quietUntil } from '@concordia/domain';

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * When sending may resume, ms since the epoch; `null` if it may now. The time outside the window is treated as quiet hours.
 *
 * @param from `HH:MM`; equal to `until` for around the clock.
 */
export const closedUntil = (
  { from, until, timeZone }: { readonly from: string; readonly until: string; readonly timeZone: string },
  now: number,
): number | null => quietUntil({ from: minutesOf(until), until: minutesOf(from), timeZone }, now);
