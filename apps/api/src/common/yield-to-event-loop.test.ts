import { afterEach, expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.js';

let isOver = false;
afterEach(() => {
  isOver = true;
});

/** Work in so many turns of the loop, one after the other. @returns how many are done. */
function workOf(turns: number): () => number {
  isOver = false;
  let done = 0;
  const turn = () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    done += 1;
    if (done < turns && !isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => done;
}

test('a request that needs several turns, as a new connection does, is served first', async () => {
  const done = workOf(4);
  await yieldToEventLoop();
  expect(done()).toBe(4);
});

test('requests that never end are not waited for', async () => {
  const done = workOf(Number.POSITIVE_INFINITY);
  await yieldToEventLoop();
  expect(done()).toBeGreaterThan(0);
});
