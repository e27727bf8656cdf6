import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the loop in a row in which nothing happened, after which no request is waiting. */
const QUIET_TURNS = 3;

/** A turn that took less, in ms, did no work. */
const QUIET_MS = 0.3;

/** The longest wait, in ms: background work goes on even when requests never end. */
const PATIENCE_MS = 100;

/**
 * Lets waiting requests be served before long work goes on. SQLite answers within the turn of the loop, so that one step of the work would
 * otherwise follow the other without a request between them; and one turn is not enough, because the loop accepts one connection a turn
 * (libuv 1.45 and later).
 */
export async function yieldToEventLoop(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; ) {
    const since = performance.now();
    await nextTurn();
    quiet = performance.now() - since < QUIET_MS ? quiet + 1 : 0;
  }
}
