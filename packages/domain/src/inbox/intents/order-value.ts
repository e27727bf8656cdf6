import type { PurchasesByCustomer } from './purchase-effect.js';

/** What customers of the group pay for a purchase, and how many purchases of one's own weigh as much. */
export interface OrderValues {
  readonly mean: number;
  readonly weight: number;
}

/** The purchases of one contact. */
export interface Buyer {
  readonly purchases: number;
  /** Their sum, in the currency. */
  readonly total: number;
}

export const NO_PURCHASES: Buyer = { purchases: 0, total: 0 };

/**
 * The group's purchase values by Bühlmann's credibility (1967, ASTIN Bulletin 4(3) 199-207): the weight is the variance within customers over that
 * between them.
 *
 * @returns `null` with fewer than two customers of two purchases.
 */
export function orderValues(purchases: PurchasesByCustomer): OrderValues | null {
  const groups = [...purchases.values()]
    .filter((all) => all.length > 1)
    .map((all) => {
      const mean = meanOf(all.map(({ value }) => value));
      const squares = all.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
      return { mean, within: squares / (all.length - 1), count: all.length };
    });
  if (groups.length < 2) return null;
  const mean = meanOf(groups.map((one) => one.mean));
  const within = meanOf(groups.map((one) => one.within));
  const ofMeans = groups.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / (groups.length - 1);
  const between = ofMeans - meanOf(groups.map((one) => one.within / one.count));
  // Where customers hardly differ, a thousand purchases of one's own weigh as much as the group.
  return { mean, weight: Math.min(1_000, between > 0 ? within / between : 1_000) };
}

/** What a customer pays for a purchase, shrunk towards the group. */
export const orderValueOf = ({ purchases, total }: Buyer, { mean, weight }: OrderValues): number =>
  (total + weight * mean) / (purchases + weight);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
