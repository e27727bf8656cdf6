import { dateFormat } from './formatters';
import { useFormatLocale, useTimeZone } from './LocaleProvider';

/** Formats instants in the user's locale and time zone. A `timeZone` in the options overrides the latter: a birthday is the same day everywhere. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = useFormatLocale();
  const timeZone = useTimeZone();
  return dateFormat(locale, { timeZone, ...options });
}
