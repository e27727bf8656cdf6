import { type CalendarDate, fromAbsolute, getLocalTimeZone, parseDate, toCalendarDate } from '@internationalized/date';

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

/**
 * The day it is where the person is.
 *
 * @param now ms since the epoch.
 * @param timeZone without it, that of the machine.
 */
export function dayOf(now: number, timeZone: string | undefined): CalendarDate {
  return toCalendarDate(fromAbsolute(now, timeZone ?? getLocalTimeZone()));
}
