import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import type { Chance } from '../../shared/maths/sampling.js';

/** The share of customers who get no save offer, for comparison, until somebody sets it. */
export const DEFAULT_HOLDOUT = 0.25;

/** Above it, more customers would go without an offer than the comparison gains from. */
export const MOST_HELD_OUT = 0.5;

/** Ended windows in each group, below which nothing is compared. */
export const FEWEST_COMPARED = 20;

/** The error of the comparison over all looks together. */
const ALPHA = 0.05;

/** The mixture's spread: differences of about half a standard deviation are looked for first. */
const SPREAD = 0.5;

export type OfferArm = 'offered' | 'held_out';

/** @param share of customers, in [0, 1]; 0 holds nobody out. One draw serves all shares: who is held out of a small one is held out of a larger one. */
export const isHeldOut = (chance: Chance, share: number): boolean => chance() < share;

/** The arm of a customer for an offer: the one assigned before, whatever the share is now, or else the one drawn. */
export function armOf(assigned: OfferArm | null, chance: Chance, share: number): OfferArm {
  return assigned ?? (isHeldOut(chance, share) ? 'held_out' : 'offered');
}

/** The same customer of a workspace draws the same, whichever offer it is about. FNV-1a of both ids seeds it. */
export function holdoutChance(workspaceId: string, contactId: string): Chance {
  let seed = 0x811c9dc5;
  for (const char of `${workspaceId}/${contactId}`) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return repeatableChance(seed);
}

/** What a group bought within the windows that have ended, in the currency. */
export interface Earnings {
  readonly customers: number;
  readonly total: number;
  /** The sum of the squares. */
  readonly squares: number;
}

export const NO_EARNINGS: Earnings = { customers: 0, total: 0, squares: 0 };

/** Customers who were assigned alike: to one offer, at one share. */
export interface HoldoutStratum {
  readonly offered: Earnings;
  readonly heldOut: Earnings;
}

export interface HoldoutComparison {
  readonly offered: number;
  readonly heldOut: number;
  /** Windows that have to end in each group. */
  readonly needed: number;
  /** Earned per customer more than in the holdout; `null` before enough windows ended, or if nobody bought. */
  readonly effect: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

/**
 * What an offer brings back: what is earned from those offered it, less what is earned from those held out.
 *
 * Compared within strata of one offer and one share, since pooled groups would differ by more than the offer once a share changes; each difference weighs by its
 * precision. The interval is a 95 % confidence sequence, the normal mixture of Robbins 1970 (Howard, Ramdas, McAuliffe & Sekhon 2021, Annals of Statistics 49(2)
 * 1055-1080): it holds at every look together. The variance is estimated, which makes this approximate for few customers; simulation bounds the error.
 */
export function compareWithHoldout(strata: readonly HoldoutStratum[]): HoldoutComparison {
  const offered = sumOf(strata, ({ offered: { customers } }) => customers);
  const heldOut = sumOf(strata, ({ heldOut: { customers } }) => customers);
  const counts = { offered, heldOut, needed: FEWEST_COMPARED };
  const compared = strata.filter((one) => precisionOf(one) > 0);
  if (Math.min(offered, heldOut) < FEWEST_COMPARED || compared.length === 0) return { ...counts, effect: null };
  const ofOne = varianceOf(compared);
  if (!(ofOne > 0)) return { ...counts, effect: null };
  const precision = sumOf(compared, precisionOf);
  const half = halfWidth(ofOne / precision, SPREAD ** 2 * ofOne);
  const mean = sumOf(compared, (one) => precisionOf(one) * differenceOf(one)) / precision;
  return { ...counts, effect: { mean, low: mean - half, high: mean + half } };
}

const sumOf = <Part>(parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** In units of one customer's inverse variance; 0 where a group is empty. */
function precisionOf({ offered, heldOut }: HoldoutStratum): number {
  const product = offered.customers * heldOut.customers;
  return product === 0 ? 0 : product / (offered.customers + heldOut.customers);
}

const differenceOf = ({ offered, heldOut }: HoldoutStratum): number =>
  offered.total / offered.customers - heldOut.total / heldOut.customers;

/** Of one customer. Pooled: a few customers held out often buy nothing, which would look certain by itself. */
function varianceOf(strata: readonly HoldoutStratum[]): number {
  const within = sumOf(strata, ({ offered, heldOut }) => deviations(offered) + deviations(heldOut));
  const freedom = sumOf(strata, ({ offered, heldOut }) => offered.customers + heldOut.customers - 2);
  return freedom > 0 ? within / freedom : 0;
}

/** Of the confidence sequence for a mean of this variance. */
function halfWidth(variance: number, spread: number): number {
  const needed = Math.log(1 / ALPHA) + Math.log((variance + spread) / variance) / 2;
  return Math.sqrt((2 * variance * (variance + spread) * needed) / spread);
}

/** The sum of squared deviations from the group's mean. */
const deviations = ({ customers, total, squares }: Earnings): number => Math.max(0, squares - total ** 2 / customers);

/** How many purchases a customer makes in a window anyway: from those of the year before, and half a one, so that nobody expects none. */
export const usualPurchases = (lastYear: number, windowDays: number): number => ((lastYear + 0.5) / 365) * windowDays;

/** Whether so many purchases are unlikely (5 %) at the customer's usual rate, if they come like a Poisson process. */
export function isBeyondUsual(purchases: number, usual: number): boolean {
  let [term, below] = [Math.exp(-usual), 0];
  for (let count = 0; count < purchases; count += 1) {
    below += term;
    term *= usual / (count + 1);
  }
  return 1 - below <= ALPHA;
}
