import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses `YYYY-MM-DD`; returns `null` for invalid dates such as 30 February. */
export function dateOf(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The same for a controlled value; passes `null` and `undefined` (uncontrolled) through. */
export const dateOrNone = (text: string | null | undefined) => (typeof text === 'string' ? dateOf(text) : text);
