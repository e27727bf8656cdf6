import { useLocale } from 'react-aria-components';
import { directionOf } from './direction';
import { dateFormat, isolatedDateFormat } from './formatters';
import { useFormatLocale, useTimeZone } from './LocaleProvider';

/**
 * Formats instants in the user's locale and time zone. A `timeZone` in the options overrides the latter: a birthday is the same day everywhere.
 * Where the page runs against the locale, dates are isolated.
 */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = useFormatLocale();
  const timeZone = useTimeZone();
  const { direction } = useLocale();
  const formatOf = direction === directionOf(locale) ? dateFormat : isolatedDateFormat;
  return formatOf(locale, { timeZone, ...options });
}
