import type { TimedCount } from '../../shared/maths/kaplan-meier.js';
import { MINUTE } from '../../shared/time/units.js';

/** Beginnings are kept to five minutes, so that a day has at most 288. */
const SLOT = 5 * MINUTE;

/** Waits that nobody has ended, by when they began: slot since the epoch → count. Plain data: can be stored as JSON and added up. */
export type OpenWaits = Readonly<Record<string, number>>;

/** @param askedAt when they began, ms since the epoch. */
export const openWaitsOf = (askedAt: Iterable<number>): OpenWaits =>
  sumOfOpenWaits([...askedAt].map((at) => ({ [Math.floor(at / SLOT)]: 1 })));

export function sumOfOpenWaits(parts: Iterable<OpenWaits>): OpenWaits {
  const sum: Record<string, number> = {};
  for (const part of parts) for (const slot in part) sum[slot] = (sum[slot] ?? 0) + (part[slot] ?? 0);
  return sum;
}

/** How long they have waited at an instant, in ms. */
export const waitingTimes = (open: OpenWaits, now: number): TimedCount[] =>
  Object.entries(open).map(([slot, count]) => ({ at: Math.max(0, now - Number(slot) * SLOT), count }));
