import { studentQuantile } from '../../shared/maths/student.js';
import { DAY } from '../../shared/time/units.js';
import type { Day } from './calendar.js';

/** A whole day. */
export interface CountedDay {
  readonly date: Day;
  readonly messages: number;
}

/** In percent. */
export interface GrowthInterval {
  readonly low: number;
  readonly high: number;
}

/** Degrees of freedom below which a spread is not estimated. */
const LEAST_DEGREES = 3;

/** Rounds of proportional fitting; more change nothing that is shown. */
const ROUNDS = 10;

/** There are two periods and seven weekdays. */
const KEYS = 7;

/**
 * The 95% interval of growth between two counts of messages.
 *
 * Messages come in bursts: a mailing, a busy day, a conversation back and forth. How much more they vary than independent ones would is Pearson's
 * statistic of whole days around the level of their period and weekday (quasi-likelihood; McCullagh & Nelder 1989). The logarithm of the ratio has
 * that factor times the sum of the reciprocal counts as its variance, and Student's t accounts for the days that the factor is estimated from. Half
 * a message is added to both counts, so that none can be compared, too (Haldane 1956).
 *
 * @param periods whole days in groups whose levels may differ, without any before the first message.
 * @returns `null` if there are too few days.
 */
export function growthInterval(
  current: number,
  preceding: number,
  periods: readonly (readonly CountedDay[])[],
): GrowthInterval | null {
  const spread = spreadOf(periods);
  if (spread === null) return null;
  const [now, before] = [current + 0.5, preceding + 0.5];
  const margin = studentQuantile(0.975, spread.degrees) * Math.sqrt(spread.factor * (1 / now + 1 / before));
  const at = (sign: 1 | -1): number => 100 * ((now / before) * Math.exp(sign * margin) - 1);
  return { low: current === 0 ? -100 : at(-1), high: at(1) };
}

interface Cell {
  readonly period: number;
  readonly weekday: number;
  readonly messages: number;
}

interface Spread {
  /** The variance over that of independent messages, at least 1. */
  readonly factor: number;
  readonly degrees: number;
}

/** By weekday if there are enough days; otherwise weekdays count as spread, which makes it wider. */
function spreadOf(periods: readonly (readonly CountedDay[])[]): Spread | null {
  const cells = periods.flatMap((days, period) =>
    days.map(({ date, messages }) => ({ period, weekday: Math.floor(Date.parse(date) / DAY) % 7, messages })),
  );
  return spreadAround(cells) ?? spreadAround(cells.map((cell) => ({ ...cell, weekday: 0 })));
}

function spreadAround(all: readonly Cell[]): Spread | null {
  // A weekday or period without any message says nothing about how days differ.
  const written = (of: (cell: Cell) => number) => new Set(all.flatMap((cell) => (cell.messages > 0 ? [of(cell)] : [])));
  const [periods, weekdays] = [written(({ period }) => period), written(({ weekday }) => weekday)];
  const cells = all.filter(({ period, weekday }) => periods.has(period) && weekdays.has(weekday));
  const degrees = cells.length - periods.size - weekdays.size + 1;
  if (degrees < LEAST_DEGREES) return null;
  const expected = expectedOf(cells);
  const square = cells.reduce((sum, { messages }, index) => {
    const level = expected[index] ?? 0;
    return sum + (messages - level) ** 2 / level;
  }, 0);
  return { factor: Math.max(1, square / degrees), degrees };
}

/** The level of each day as a product of its period's and its weekday's, by iterative proportional fitting (Deming & Stephan 1940). */
function expectedOf(cells: readonly Cell[]): Float64Array {
  const expected = new Float64Array(cells.length).fill(1);
  const fit = (of: (cell: Cell) => number) => {
    const [messages, levels] = [new Float64Array(KEYS), new Float64Array(KEYS)];
    for (const [index, cell] of cells.entries()) {
      const key = of(cell);
      messages[key] = (messages[key] ?? 0) + cell.messages;
      levels[key] = (levels[key] ?? 0) + (expected[index] ?? 0);
    }
    for (const [index, cell] of cells.entries()) {
      const key = of(cell);
      expected[index] = ((expected[index] ?? 0) * (messages[key] ?? 0)) / (levels[key] ?? 1);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    fit(({ period }) => period);
    fit(({ weekday }) => weekday);
  }
  return expected;
}
