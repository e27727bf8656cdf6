import { useLocale } from 'react-aria-components';
import { bytesIn } from './bytes';

/** Writes amounts of data the way of the person: 840 kB, 1.2 GB. */
export function useBytes(): (amount: number) => string {
  const { locale } = useLocale();
  return (amount) => bytesIn(locale, amount);
}
