import { betaBelow } from '../../shared/maths/incomplete-beta.js';
import { DAYS_A_WEEK, HOURS_A_DAY, type WeekHours } from './hours.js';

/** Fewer messages have no pattern. */
export const FEWEST_MESSAGES = 30;

/** Length of the time named, in hours. */
const WINDOW = 2;

/** The chance that an even spread would look the same, over all that is compared. */
const LEVEL = 0.05;

const WORKDAYS = 5;

export interface Busiest {
  /** Hours of the day; `to` is exclusive, at most 24. */
  readonly from: number;
  readonly to: number;
  /** 0 for Monday to 6 for Sunday, or Monday to Friday; `null` where the days do not differ enough. */
  readonly on: number | 'weekdays' | null;
  /** Messages then, and in all. */
  readonly messages: number;
  readonly total: number;
}

export const totalOf = (hours: WeekHours): number => hours.flat().reduce((sum, count) => sum + count, 0);

/** The chance of at least `count` of `all` where each has the chance `share` (binomial). */
const atLeast = (count: number, all: number, share: number): number =>
  count <= 0 ? 1 : betaBelow(share, count, all - count + 1);

/**
 * The two hours in which most messages come, and the day if one stands out.
 *
 * Somewhere is always most. It is named only if an even spread would not give so much by chance: a binomial test over the 23 pairs of hours
 * (Bonferroni). Within it a weekday must exceed the next one likewise, or Monday to Friday their five sevenths.
 *
 * @returns `null` for fewer than 30 messages, and where nothing stands out.
 */
export function busiestOf(hours: WeekHours): Busiest | null {
  const total = totalOf(hours);
  if (total < FEWEST_MESSAGES) return null;
  const windows = Array.from({ length: HOURS_A_DAY - WINDOW + 1 }, (_, from) => {
    const days = hours.map((day) => day.slice(from, from + WINDOW).reduce((sum, count) => sum + count, 0));
    return { from, days, messages: days.reduce((sum, count) => sum + count, 0) };
  });
  const most = windows.reduce((best, one) => (one.messages > best.messages ? one : best));
  if (atLeast(most.messages, total, WINDOW / HOURS_A_DAY) * windows.length > LEVEL) return null;
  const on = dayOfMost(most.days);
  const messages = on === null ? most.messages : on === 'weekdays' ? workdays(most.days) : (most.days[on] ?? 0);
  return { from: most.from, to: most.from + WINDOW, on, messages, total };
}

const workdays = (days: readonly number[]): number => days.slice(0, WORKDAYS).reduce((sum, count) => sum + count, 0);

function dayOfMost(days: readonly number[]): Busiest['on'] {
  const [first = 0, second = 0] = days.toSorted((one, another) => another - one);
  if (atLeast(first, first + second, 0.5) * (DAYS_A_WEEK - 1) <= LEVEL) return days.indexOf(first);
  const all = days.reduce((sum, count) => sum + count, 0);
  return atLeast(workdays(days), all, WORKDAYS / DAYS_A_WEEK) <= LEVEL ? 'weekdays' : null;
}
