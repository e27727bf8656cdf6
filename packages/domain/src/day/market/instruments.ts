/*
 * What the market overview shows, and how each source names it. The overview is in this order: indices, yields, currencies.
 */

/** Stock indices, by the symbols of Stooq. */
export const INDICES = [
  { code: '^spx', label: 'S&P 500' },
  { code: '^dax', label: 'DAX' },
  { code: '^ukx', label: 'FTSE 100' },
  { code: '^nkx', label: 'Nikkei 225' },
] as const;

/** Yields of U.S. government bonds, by the names of the Treasury's feed. */
export const YIELDS = [
  { code: 'BC_2YEAR', label: 'US 2Y' },
  { code: 'BC_10YEAR', label: 'US 10Y' },
  { code: 'BC_30YEAR', label: 'US 30Y' },
] as const;

/** Pairs of currencies, worked out from rates per euro. */
export const PAIRS = [
  { base: 'EUR', quote: 'USD', label: 'EUR/USD' },
  { base: 'GBP', quote: 'USD', label: 'GBP/USD' },
  { base: 'USD', quote: 'JPY', label: 'USD/JPY' },
] as const;

/**
 * How much of one currency another one buys, to six digits as dealers quote it.
 *
 * @param perEuro rates per euro by currency; the euro itself need not be among them.
 * @returns `null` when a rate is not known.
 */
export function crossRate(perEuro: ReadonlyMap<string, number>, base: string, quote: string): number | null {
  const rateOf = (currency: string) => (currency === 'EUR' ? 1 : perEuro.get(currency));
  const [from, to] = [rateOf(base), rateOf(quote)];
  return from === undefined || to === undefined ? null : Number((to / from).toPrecision(6));
}
