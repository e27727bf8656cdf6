import { useLocale } from 'react-aria-components';
import { numberFormat } from './formatters';

/** Writes numbers the way of the person: 40,000; with options also money, percent and units. */
export function useFigure(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLocale();
  return numberFormat(locale, options).format;
}
