import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Writes whole numbers as the reader's language groups them: 40,000. */
export function useFigure(): (value: number) => string {
  const { locale } = useLocale();
  return useMemo(() => new Intl.NumberFormat(locale).format, [locale]);
}
