import { studentQuantile } from '../../shared/maths/student.js';
import { DAY } from '../../shared/time/units.js';

/** Purchases within this time after a message, in ms, are attributed to it. */
export const BUYS_WITHIN = 30 * DAY;

/** Messages younger than this, in ms, do not count yet. What is younger than `BUYS_WITHIN` counts with the purchases so far. */
const SEEN_FOR = 7 * DAY;

/** Purchases older than this, in ms, are not learned from. */
export const REMEMBERED = 730 * DAY;

/** Customers have their own rate after this time since their first purchase, in ms. */
const HISTORY = 30 * DAY;

/** With fewer customers, nothing is said. */
export const FEWEST_CUSTOMERS = 6;

export interface Purchase {
  /** ms since the epoch. */
  readonly at: number;
  readonly value: number;
}

/** Messages with one intent, by customer: when they were sent, in ms since the epoch. */
export type SentByCustomer = ReadonlyMap<string, readonly number[]>;

/** Purchases by customer, oldest first. */
export type PurchasesByCustomer = ReadonlyMap<string, readonly Purchase[]>;

/** How many more purchases a customer makes within thirty days of a message than usually. */
export interface PurchaseEffect {
  /** Customers with purchases of their own who sent such a message. */
  readonly customers: number;
  readonly mean: number;
  /** 95 % prediction interval of one customer's effect. */
  readonly low: number;
  readonly high: number;
}

/** Purchases of one customer: in the windows after their messages, and before them. Times in ms. */
interface Exposure {
  readonly windows: number;
  readonly within: number;
  readonly timeWithin: number;
  readonly before: number;
  readonly timeBefore: number;
}

/**
 * The effect of a message by comparing customers with themselves, as in a self-controlled case series (Farrington 1995, Biometrics 51(1) 228-235):
 * purchases within the window, less what the customer's own rate before it predicts. That rate is shrunk towards the group's (Gamma-Poisson,
 * empirical Bayes by moments). Customers are then pooled by a random-effects mean (DerSimonian & Laird 1986) with the interval of Hartung & Knapp
 * (2001), widened by the spread between customers to hold one customer's own effect (Higgins, Thompson & Spiegelhalter 2009).
 *
 * @returns `null` with fewer than six customers.
 */
export function purchaseEffect(
  sent: SentByCustomer,
  purchases: PurchasesByCustomer,
  now: number,
): PurchaseEffect | null {
  const exposures = [...sent].flatMap(([id, times]) => exposureOf(times, purchases.get(id) ?? [], now) ?? []);
  if (exposures.length < FEWEST_CUSTOMERS) return null;
  const prior = rateOfGroup(exposures);
  // What an effect adds varies, too: the second pass knows how much to expect.
  const { mean } = pooled(exposures.map((one) => differenceOf(one, prior, 0)));
  return pooled(exposures.map((one) => differenceOf(one, prior, Math.max(0, mean))));
}

/** @returns `null` if no message came long enough after a first purchase and long enough ago. */
function exposureOf(sent: readonly number[], purchases: readonly Purchase[], now: number): Exposure | null {
  const first = purchases[0]?.at ?? Number.POSITIVE_INFINITY;
  const starts = windowStarts(sent.filter((at) => at >= first + HISTORY && now - at >= SEEN_FOR));
  const last = starts.at(-1);
  if (last === undefined) return null;
  const ends = starts.map((at) => Math.min(now, at + BUYS_WITHIN));
  const isWithin = ({ at }: Purchase) => starts.some((start, i) => at > start && at <= (ends[i] ?? start));
  const timeWithin = starts.reduce((sum, start, i) => sum + (ends[i] ?? start) - start, 0);
  const timeOfLast = Math.min(now, last + BUYS_WITHIN) - last;
  // The first purchase began the history, and says nothing about the rate.
  const later = purchases.slice(1).filter(({ at }) => at <= now);
  return {
    windows: starts.length,
    within: later.filter(isWithin).length,
    timeWithin,
    before: later.filter((one) => one.at <= last && !isWithin(one)).length,
    timeBefore: last - first - (timeWithin - timeOfLast),
  };
}

/** The first message of each window; windows do not overlap. */
function windowStarts(sent: readonly number[]): number[] {
  const starts: number[] = [];
  for (const at of sent.toSorted((one, another) => one - another)) {
    if (at >= (starts.at(-1) ?? Number.NEGATIVE_INFINITY) + BUYS_WITHIN) starts.push(at);
  }
  return starts;
}

/** A gamma distribution of rates: purchases, and the time in which they were made. */
interface RatePrior {
  readonly purchases: number;
  readonly time: number;
}

/** The distribution of customers' rates by moments: what varies more than Poisson counts do. */
function rateOfGroup(exposures: readonly Exposure[]): RatePrior {
  const time = sumOf(exposures, ({ timeBefore }) => timeBefore);
  // Half a purchase more, so that nobody's rate is zero.
  const rate = (sumOf(exposures, ({ before }) => before) + 0.5) / time;
  const spread = sumOf(exposures, ({ before, timeBefore }) => timeBefore * (before / timeBefore - rate) ** 2);
  const effective = time - sumOf(exposures, ({ timeBefore }) => timeBefore ** 2) / time;
  const variance = Math.max(1e-4 * rate ** 2, (spread - (exposures.length - 1) * rate) / effective);
  return { purchases: rate ** 2 / variance, time: rate / variance };
}

interface Difference {
  readonly mean: number;
  readonly variance: number;
}

/** Purchases in a window, above those of the customer's own shrunk rate. @param effect expected on top, per window. */
function differenceOf(
  { windows, within, timeWithin, before, timeBefore }: Exposure,
  prior: RatePrior,
  effect: number,
): Difference {
  const rate = (prior.purchases + before) / (prior.time + timeBefore);
  const ofRate = (prior.purchases + before) / (prior.time + timeBefore) ** 2;
  return {
    mean: (within - rate * timeWithin) / windows,
    variance: (rate * timeWithin + effect * windows + ofRate * timeWithin ** 2) / windows ** 2,
  };
}

function pooled(all: readonly Difference[]): PurchaseEffect {
  const between = varianceBetween(all);
  const weightOf = ({ variance }: Difference) => 1 / (variance + between);
  const weights = sumOf(all, weightOf);
  const mean = sumOf(all, (one) => weightOf(one) * one.mean) / weights;
  const misfit = sumOf(all, (one) => weightOf(one) * (one.mean - mean) ** 2) / (all.length - 1);
  const variance = Math.max(1, misfit) / weights;
  const half = studentQuantile(0.975, all.length - 2) * Math.sqrt(between + variance);
  return { customers: all.length, mean, low: mean - half, high: mean + half };
}

function varianceBetween(all: readonly Difference[]): number {
  const weights = sumOf(all, ({ variance }) => 1 / variance);
  const mean = sumOf(all, (one) => one.mean / one.variance) / weights;
  const misfit = sumOf(all, (one) => (one.mean - mean) ** 2 / one.variance);
  const squares = sumOf(all, ({ variance }) => 1 / variance ** 2);
  return Math.max(0, (misfit - (all.length - 1)) / (weights - squares / weights));
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0);
