import { useFigure } from '../../locale';

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** Writes what something is worth, in whole units of the currency in which deals are written down: which one that is, nobody is asked. */
export const useMoney = (): ((value: number) => string) => useFigure(WHOLE);
