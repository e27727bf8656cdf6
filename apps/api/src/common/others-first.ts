import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the loop in a row in which nothing happened, after which nobody is waiting. */
const QUIET_TURNS = 3;

/** A turn that took less, in ms, did nothing worth waiting for. */
const QUIET_MS = 0.3;

/** The longest that others go first, in ms: long work goes on even when requests never end. */
const PATIENCE_MS = 100;

/**
 * Lets requests be served before long work goes on. SQLite answers within the turn of the loop, so that work would otherwise follow work without
 * one request between them; and one turn is not enough, because the loop accepts one connection a turn (libuv 1.45 and later).
 */
export async function othersFirst(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; ) {
    const since = performance.now();
    await nextTurn();
    quiet = performance.now() - since < QUIET_MS ? quiet + 1 : 0;
  }
}
