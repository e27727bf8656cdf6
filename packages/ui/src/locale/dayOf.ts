import { type CalendarDate, fromAbsolute, getLocalTimeZone, toCalendarDate } from '@internationalized/date';

/**
 * The calendar day of an instant in the user's time zone. As a string: `2026-03-02`.
 *
 * @param instant ms since the epoch.
 * @param timeZone `undefined` for the machine's zone.
 */
export function dayOf(instant: number, timeZone: string | undefined): CalendarDate {
  return toCalendarDate(fromAbsolute(instant, timeZone ?? getLocalTimeZone()));
}
