import { setImmediate as nextTurn } from 'node:timers/promises';

/** After this many quiet turns in a row, no request is waiting. */
const QUIET_TURNS = 3;

/** A shorter turn, in ms, did no work. */
const QUIET_MS = 0.3;

/** The longest wait, in ms: background work continues even under constant load. */
const PATIENCE_MS = 100;

/**
 * Lets waiting requests run before long work continues. SQLite is synchronous, so steps would otherwise follow each other without a request in
 * between. One turn is not enough: the loop accepts one connection per turn (libuv 1.45 and later).
 */
export async function yieldToEventLoop(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; ) {
    const since = performance.now();
    await nextTurn();
    quiet = performance.now() - since < QUIET_MS ? quiet + 1 : 0;
  }
}
