import { historyUntil, type TieHistory } from './history.js';
import { tieStrength } from './tie.js';

/** Weaker ties at both times are no relationship that could cool or grow. */
const LEAST = 0.1;

/** By at least a third: twelve weeks of silence, or half as many messages again. */
const COOLED = 2 / 3;

/** @param at ms since the epoch. @returns the strength that a tie had at the time, in [0, 1). */
export const strengthAt = (history: TieHistory, at: number): number => tieStrength(historyUntil(history, at), at);

/** How many ties lost or gained at least a third of their strength between two times. */
export function tieChanges(
  histories: readonly TieHistory[],
  then: number,
  now: number,
): { readonly cooled: number; readonly warmed: number } {
  let [cooled, warmed] = [0, 0];
  for (const history of histories) {
    const [before, after] = [strengthAt(history, then), strengthAt(history, now)];
    if (before >= LEAST && after <= before * COOLED) cooled += 1;
    else if (after >= LEAST && before <= after * COOLED) warmed += 1;
  }
  return { cooled, warmed };
}
