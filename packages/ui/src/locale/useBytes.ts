import { bytesIn } from './bytes';
import { useFormatLocale } from './LocaleProvider';

/** Formats sizes in the user's locale: 840 kB, 1.2 GB. */
export function useBytes(): (amount: number) => string {
  const locale = useFormatLocale();
  return (amount) => bytesIn(locale, amount);
}
