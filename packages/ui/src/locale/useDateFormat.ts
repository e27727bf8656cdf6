import { useLocale } from 'react-aria-components';
import { dateFormat } from './formatters';
import { useTimeZone } from './LocaleProvider';

/** Writes instants the way and in the time zone of the person. A `timeZone` among the options wins: a birthday is the same day everywhere. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  return dateFormat(locale, { timeZone, ...options });
}
