import { useCallback } from 'react';
import { useDateFormat } from '../../../locale';

/**
 * A calendar day as people say a birthday: `14 March`. The year is theirs to mention.
 *
 * @param day `YYYY-MM-DD`.
 * @param dayAndMonth writes it, in UTC.
 */
export function birthdayWords(day: string, dayAndMonth: Intl.DateTimeFormat): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : dayAndMonth.format(instant);
}

/** Birthdays the way the person writes them. */
export function useBirthdayWords(): (day: string) => string {
  const dayAndMonth = useDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return useCallback((day) => birthdayWords(day, dayAndMonth), [dayAndMonth]);
}
