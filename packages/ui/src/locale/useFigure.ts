import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Writes numbers the way of the person: 40,000; with options also money, percent and units. */
export function useFigure(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLocale();
  const key = JSON.stringify(options);
  return useMemo(() => new Intl.NumberFormat(locale, options).format, [locale, key]);
}
