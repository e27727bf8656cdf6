import { DAY, HOUR, MINUTE, SECOND } from './units.js';

const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

function years(span: number): string {
  const whole = Math.floor(span / YEAR);
  const rest = span - whole * YEAR;
  if (rest < 3 * MONTH) return `about ${count(whole, 'year')}`;
  if (rest < 9 * MONTH) return `over ${count(whole, 'year')}`;
  return `almost ${count(whole + 1, 'year')}`;
}

/**
 * A length of time in the words people use: 'about 1 hour', '2 days', 'over 3 years'.
 *
 * Minutes and days are rounded to the nearest; hours, months and years say 'about', since they are. Months are 30 days and years 365, which
 * is near enough at that distance.
 *
 * @param span in ms; its sign is ignored.
 */
export function spanInWords(span: number): string {
  const length = Math.abs(span);
  if (length < 30 * SECOND) return 'less than a minute';
  if (length < 45 * MINUTE - 30 * SECOND) return count(Math.max(1, Math.round(length / MINUTE)), 'minute');
  if (length < DAY - 30 * SECOND) return `about ${count(Math.max(1, Math.round(length / HOUR)), 'hour')}`;
  if (length < MONTH - 30 * SECOND) return count(Math.max(1, Math.round(length / DAY)), 'day');
  if (length < 2 * MONTH - DAY / 2) return `about ${count(Math.max(1, Math.round(length / MONTH)), 'month')}`;
  if (length < YEAR) return count(Math.min(11, Math.round(length / MONTH)), 'month');
  return years(length);
}

/**
 * When something happened, seen from now: '2 days ago', 'about 1 hour ago', 'in 3 minutes'.
 *
 * @param instant ms since the epoch.
 * @param now ms since the epoch, injected so that a screen, a story and a test agree.
 */
export function relativeTime(instant: number, now: number): string {
  const words = spanInWords(now - instant);
  return instant > now ? `in ${words}` : `${words} ago`;
}

/**
 * How long until the words of {@link relativeTime} can change, in ms: what a screen waits before it draws them anew.
 * Never less than a second nor more than a day.
 */
export function relativeTimeRefresh(instant: number, now: number): number {
  const age = Math.abs(now - instant);
  if (age < MINUTE) return 10 * SECOND;
  if (age < HOUR) return MINUTE / 2;
  if (age < DAY) return 10 * MINUTE;
  return HOUR;
}
