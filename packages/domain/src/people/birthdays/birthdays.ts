import { DAY } from '../../shared/time/units.js';

/** Days before a birthday that it is announced, and after it that it is still shown. */
export const UPCOMING_DAYS = 30;
export const RECENT_DAYS = 7;

/** A calendar day as ms since the epoch, at midnight UTC: serves to count days, independent of zones. */
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

function partsOf(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/** The date of a birthday in a year, as ms at midnight UTC. In other years, 29 February is celebrated on the 28th. */
function inYear(birthday: string, year: number): number {
  const [, month, day] = partsOf(birthday);
  return dayOf(year, month, month === 2 && day === 29 && !isLeap(year) ? 28 : day);
}

/**
 * The distance of the nearest birthday from today, in days: 0 today, 3 in three days, -2 the day before yesterday.
 *
 * @param birthday 'YYYY-MM-DD'; only month and day are used.
 * @param today 'YYYY-MM-DD', in the user's time zone.
 */
export function daysToBirthday(birthday: string, today: string): number {
  const [year, month, day] = partsOf(today);
  const now = dayOf(year, month, day);
  const distances = [year - 1, year, year + 1].map((one) => Math.round((inYear(birthday, one) - now) / DAY));
  return distances.reduce((nearest, one) => (Math.abs(one) < Math.abs(nearest) ? one : nearest));
}

/**
 * The possible months and days ('MM-DD') of birthdays between two distances from today, for lookups.
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

/** The calendar day of an instant in a time zone: 'YYYY-MM-DD'. */
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
