import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import type { Chance } from '../../shared/maths/sampling.js';

/** The share of customers who get no save offer, for comparison. */
export const HOLDOUT_SHARE = 0.25;

/** Ended windows in each group, below which nothing is compared. */
export const FEWEST_COMPARED = 20;

/** The error of the comparison over all looks together. */
const ALPHA = 0.05;

/** The mixture's spread: differences of about half a standard deviation are looked for first. */
const SPREAD = 0.5;

export const isHeldOut = (chance: Chance): boolean => chance() < HOLDOUT_SHARE;

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

export interface HoldoutComparison {
  readonly offered: number;
  readonly heldOut: number;
  /** Windows that have to end in each group. */
  readonly needed: number;
  /** Earned per customer more than in the holdout; `null` before enough windows ended, or if nobody bought. */
  readonly effect: { readonly mean: number; readonly low: number; readonly high: number } | null;
}

/**
 * What an offer brings back: what is earned from those offered it, less what is earned from those held out. The interval is a 95 % confidence sequence, the
 * normal mixture of Robbins 1970 (Howard, Ramdas, McAuliffe & Sekhon 2021, Annals of Statistics 49(2) 1055-1080): it holds at every look together. The
 * variance is estimated, which makes this approximate for few customers; simulation bounds the error.
 */
export function compareWithHoldout(offered: Earnings, heldOut: Earnings): HoldoutComparison {
  const counts = { offered: offered.customers, heldOut: heldOut.customers, needed: FEWEST_COMPARED };
  if (Math.min(offered.customers, heldOut.customers) < FEWEST_COMPARED) return { ...counts, effect: null };
  // Pooled: a few customers held out often buy nothing, which would look certain by itself.
  const ofOne = (deviations(offered) + deviations(heldOut)) / (offered.customers + heldOut.customers - 2);
  if (!(ofOne > 0)) return { ...counts, effect: null };
  const variance = ofOne * (1 / offered.customers + 1 / heldOut.customers);
  const spread = SPREAD ** 2 * ofOne;
  const needed = Math.log(1 / ALPHA) + Math.log((variance + spread) / variance) / 2;
  const half = Math.sqrt((2 * variance * (variance + spread) * needed) / spread);
  const mean = offered.total / offered.customers - heldOut.total / heldOut.customers;
  return { ...counts, effect: { mean, low: mean - half, high: mean + half } };
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
