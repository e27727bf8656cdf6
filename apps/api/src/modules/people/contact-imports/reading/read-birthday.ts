import { readDay } from '../../import-files/read-day.js';

/** @returns 'YYYY-MM-DD'; `null` for a date without a year, an ambiguous date and what is not a date. */
export function readBirthday(text: string): string | null {
  const read = readDay(text, null);
  return read.kind === 'day' ? read.day : null;
}
