import { useCurrency, useFormatLocale } from './LocaleProvider';
import { speechOf } from './speech';

/** Formats amounts in the user's locale and the workspace's currency: $2,400. */
export function useMoney(): (value: number) => string {
  const locale = useFormatLocale();
  const currency = useCurrency();
  return speechOf(locale, { currency }).money;
}
