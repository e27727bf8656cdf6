import { DAY } from '../../shared/time/units.js';
import type { BriefPromise } from '../brief/content.js';

/** How far ahead a promise counts. */
const AHEAD = 7 * DAY;
const MOST = 10;

/**
 * Our promises that are overdue or due soon, in the given order.
 *
 * @param promises as a brief found them, soonest due first. Those that became overdue since then are marked so.
 * @param now ms since the epoch.
 */
export function duePromises(promises: readonly BriefPromise[], now: number): BriefPromise[] {
  return promises
    .flatMap((promise) => {
      if (promise.by !== 'us' || promise.dueAt === null) return [];
      const due = Date.parse(promise.dueAt);
      return due > now + AHEAD ? [] : [{ ...promise, isOverdue: due < now }];
    })
    .slice(0, MOST);
}
