import { useLocale } from 'react-aria-components';
import { numberFormat } from './formatters';

/** Formats numbers in the user's locale: 40,000. Options add currency, percent and units. */
export function useFigure(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLocale();
  return numberFormat(locale, options).format;
}
