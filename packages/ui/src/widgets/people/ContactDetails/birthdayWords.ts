import { useCallback } from 'react';
import { useDateFormat } from '../../../locale';

/**
 * Formats a birthday without its year: `14 March`.
 *
 * @param day `YYYY-MM-DD`.
 * @param dayAndMonth a formatter in UTC.
 */
export function birthdayWords(day: string, dayAndMonth: Intl.DateTimeFormat): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : dayAndMonth.format(instant);
}

export function useBirthdayWords(): (day: string) => string {
  const dayAndMonth = useDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return useCallback((day) => birthdayWords(day, dayAndMonth), [dayAndMonth]);
}
