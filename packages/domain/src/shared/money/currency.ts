export const DEFAULT_CURRENCY = 'USD';

/** Whether a text is an ISO 4217 currency code in upper case. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/**
 * The format of amounts. The narrow symbol suffices, since a workspace has one currency: `$2,400` rather than `US$2,400`.
 *
 * Below ten, amounts have two significant digits; above, no cents.
 */
export const moneyFormat = (currency: string, value: number): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  ...(value !== 0 && Math.abs(value) < 10
    ? { minimumFractionDigits: 0, maximumSignificantDigits: 2 }
    : { maximumFractionDigits: 0 }),
});

/** An amount in English server text: `$2,400`. */
export const moneyText = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-US', moneyFormat(currency, value)).format(value);
