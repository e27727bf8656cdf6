import { useLocale } from 'react-aria-components';
import { bytesIn } from './bytes';

/** Formats sizes in the user's locale: 840 kB, 1.2 GB. */
export function useBytes(): (amount: number) => string {
  const { locale } = useLocale();
  return (amount) => bytesIn(locale, amount);
}
