import { DAY } from '../../shared/time/units.js';

/** How far ahead a birthday is announced, and how long afterwards it is remembered, in days. */
export const UPCOMING_DAYS = 30;
export const RECENT_DAYS = 7;

/** A calendar day as ms since the epoch, at midnight UTC: days are counted, no zone is meant. */
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

function partsOf(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/** When a birthday falls in a year, as ms at midnight UTC. Who was born on 29 February celebrates on the 28th in other years. */
function inYear(birthday: string, year: number): number {
  const [, month, day] = partsOf(birthday);
  return dayOf(year, month, month === 2 && day === 29 && !isLeap(year) ? 28 : day);
}

/**
 * How far a birthday is from today, in days: 0 today, 3 in three days, -2 the day before yesterday; the nearest one counts.
 *
 * @param birthday 'YYYY-MM-DD'; only month and day are used.
 * @param today 'YYYY-MM-DD', where the person who asks is.
 */
export function daysToBirthday(birthday: string, today: string): number {
  const [year, month, day] = partsOf(today);
  const now = dayOf(year, month, day);
  const distances = [year - 1, year, year + 1].map((one) => Math.round((inYear(birthday, one) - now) / DAY));
  return distances.reduce((nearest, one) => (Math.abs(one) < Math.abs(nearest) ? one : nearest));
}

/**
 * The months and days ('MM-DD') that birthdays between two distances from today can have, for looking them up.
 *
 * @param from first distance in days, may be negative.
 * @param to last distance in days.
 */
export function birthdayKeys(today: string, from: number, to: number): string[] {
  const [year, month, day] = partsOf(today);
  const now = dayOf(year, month, day);
  const keys = new Set<string>();
  for (let distance = from; distance <= to; distance += 1) {
    const date = new Date(now + distance * DAY);
    const key = date.toISOString().slice(5, 10);
    keys.add(key);
    if (key === '02-28' && !isLeap(date.getUTCFullYear())) keys.add('02-29');
  }
  return [...keys];
}

/** The calendar day at an instant in a time zone: 'YYYY-MM-DD'. */
export function calendarDay(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
