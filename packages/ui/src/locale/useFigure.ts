import { numberFormat } from './formatters';
import { useFormatLocale } from './LocaleProvider';

/** Formats numbers in the user's locale: 40,000. Options add currency, percent and units. */
export function useFigure(options?: Intl.NumberFormatOptions): (value: number) => string {
  const locale = useFormatLocale();
  return numberFormat(locale, options).format;
}
