/* The instruments of the market overview, and their name at each source. Display order: indices, yields, currencies. */

/** Stock indices, by Stooq symbol. */
export const INDICES = [
  { code: '^spx', label: 'S&P 500' },
  { code: '^dax', label: 'DAX' },
  { code: '^ukx', label: 'FTSE 100' },
  { code: '^nkx', label: 'Nikkei 225' },
] as const;

/** Yields of U.S. government bonds, by their name in the Treasury's feed. */
export const YIELDS = [
  { code: 'BC_2YEAR', label: 'US 2Y' },
  { code: 'BC_10YEAR', label: 'US 10Y' },
  { code: 'BC_30YEAR', label: 'US 30Y' },
] as const;

/** Currency pairs, calculated from rates per euro. */
export const PAIRS = [
  { base: 'EUR', quote: 'USD', label: 'EUR/USD' },
  { base: 'GBP', quote: 'USD', label: 'GBP/USD' },
  { base: 'USD', quote: 'JPY', label: 'USD/JPY' },
] as const;

/**
 * The price of one unit of a currency in another, to six digits as dealers quote it.
 *
 * @param perEuro rates per euro by currency; the euro itself may be missing.
 * @returns `null` if a rate is unknown.
 */
export function crossRate(perEuro: ReadonlyMap<string, number>, base: string, quote: string): number | null {
  const rateOf = (currency: string) => (currency === 'EUR' ? 1 : perEuro.get(currency));
  const [from, to] = [rateOf(base), rateOf(quote)];
  return from === undefined || to === undefined ? null : Number((to / from).toPrecision(6));
}
