import { useLocale } from 'react-aria-components';
import { useCurrency } from './LocaleProvider';
import { speechOf } from './speech';

/** Writes amounts the way of the person, in the currency of the workspace: $2,400. */
export function useMoney(): (value: number) => string {
  const { locale } = useLocale();
  const currency = useCurrency();
  return speechOf(locale, { currency }).money;
}
