import { type CalendarDate, parseDate } from '@internationalized/date';

/** `YYYY-MM-DD` as the date of react-aria's fields; `null` for what is none, such as 30 February. */
export function dateOf(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The same for a value that may be `null`, or left to the field. */
export const dateOrNone = (text: string | null | undefined) => (typeof text === 'string' ? dateOf(text) : text);
