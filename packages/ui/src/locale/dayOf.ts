import { type CalendarDate, fromAbsolute, getLocalTimeZone, toCalendarDate } from '@internationalized/date';

/**
 * The day of the calendar on which an instant is, where the person is. As a text it is `2026-03-02`.
 *
 * @param instant ms since the epoch.
 * @param timeZone without it, that of the machine.
 */
export function dayOf(instant: number, timeZone: string | undefined): CalendarDate {
  return toCalendarDate(fromAbsolute(instant, timeZone ?? getLocalTimeZone()));
}
