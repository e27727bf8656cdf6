import { DAY, HOUR, MINUTE, SECOND } from './units.js';

const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** A language-independent approximate duration: 'about 1 hour', '2 days', 'over 3 years'. */
export interface RoughSpan {
  /** How to read the amount. `under` only occurs with one minute. */
  readonly precision: 'exactly' | 'about' | 'over' | 'almost' | 'under';
  /** At least 1. */
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year';
}

/** The nearest integer number of units, at least one. */
const wholes = (length: number, unit: number): number => Math.max(1, Math.round(length / unit));

/**
 * Rounds a duration as people would say it.
 *
 * Minutes and days are rounded to the nearest; hours, months and years say 'about', since they are approximate. Months are 30 days and years 365,
 * which is close enough at that scale.
 *
 * @param span in ms; its sign is ignored.
 */
export function roughSpan(span: number): RoughSpan {
  const length = Math.abs(span);
  if (length < 30 * SECOND) return { precision: 'under', amount: 1, unit: 'minute' };
  if (length < 45 * MINUTE - 30 * SECOND)
    return { precision: 'exactly', amount: wholes(length, MINUTE), unit: 'minute' };
  if (length < DAY - 30 * SECOND) return { precision: 'about', amount: wholes(length, HOUR), unit: 'hour' };
  if (length < MONTH - 30 * SECOND) return { precision: 'exactly', amount: wholes(length, DAY), unit: 'day' };
  if (length < 2 * MONTH - DAY / 2) return { precision: 'about', amount: wholes(length, MONTH), unit: 'month' };
  if (length < YEAR) return { precision: 'exactly', amount: Math.min(11, wholes(length, MONTH)), unit: 'month' };
  return roughYears(length);
}

function roughYears(length: number): RoughSpan {
  const amount = Math.floor(length / YEAR);
  const rest = length - amount * YEAR;
  if (rest < 3 * MONTH) return { precision: 'about', amount, unit: 'year' };
  if (rest < 9 * MONTH) return { precision: 'over', amount, unit: 'year' };
  return { precision: 'almost', amount: amount + 1, unit: 'year' };
}
