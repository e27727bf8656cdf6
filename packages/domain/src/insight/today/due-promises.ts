import { DAY } from '../../shared/time/units.js';
import type { BriefPromise } from '../brief/content.js';

/** How far ahead a promise counts. */
const AHEAD = 7 * DAY;
/** Of our promises, and of what others asked: neither pushes the other out. */
const MOST_OF_A_KIND = 10;

interface CheckedPromise extends BriefPromise {
  readonly kept?: { readonly at: string };
}

/**
 * Our promises and what others asked of us: those overdue or due soon, in the given order, then those that were kept today.
 *
 * @param promises as a brief found them, soonest due first. Those that became overdue since then are marked so.
 * @param now ms since the epoch.
 * @param today when the day began. What was kept before it is left out.
 */
export function duePromises<Promised extends CheckedPromise>(
  promises: readonly Promised[],
  now: number,
  today: number,
): Promised[] {
  const due = promises.flatMap((promise) => {
    if (promise.by !== 'us' || promise.dueAt === null) return [];
    const at = Date.parse(promise.dueAt);
    if (at > now + AHEAD || (promise.kept !== undefined && Date.parse(promise.kept.at) < today)) return [];
    return [{ ...promise, isOverdue: promise.kept === undefined && at < now }];
  });
  const open = due.filter(({ kept }) => kept === undefined);
  const kept = due.filter((promise) => promise.kept !== undefined);
  return [...firstOfEachKind(open), ...firstOfEachKind(kept)];
}

function firstOfEachKind<Promised extends BriefPromise>(promises: readonly Promised[]): Promised[] {
  const seen = { promise: 0, request: 0 };
  return promises.filter(({ kind = 'promise' }) => {
    seen[kind] += 1;
    return seen[kind] <= MOST_OF_A_KIND;
  });
}
