/** What amounts are in until a workspace says otherwise. */
export const DEFAULT_CURRENCY = 'USD';

/** Whether a text is a currency code of ISO 4217, in capitals. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/**
 * How amounts of one currency are written. The narrow symbol is enough, since a workspace has one currency: `$2,400` rather than `US$2,400`.
 *
 * Below ten, two significant digits tell a difference; above, cents do not.
 */
export const moneyFormat = (currency: string, value: number): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  ...(value !== 0 && Math.abs(value) < 10
    ? { minimumFractionDigits: 0, maximumSignificantDigits: 2 }
    : { maximumFractionDigits: 0 }),
});

/** An amount in a sentence that the server writes, in English: `$2,400`. */
export const moneyText = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-US', moneyFormat(currency, value)).format(value);
