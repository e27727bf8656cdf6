import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.js';

let isOver = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  isOver = true;
  vi.useRealTimers();
});

/** A millisecond of work in each of so many turns of the loop. @returns how many are done. */
function workOf(turns: number): () => number {
  isOver = false;
  let done = 0;
  const turn = () => {
    if (isOver) return;
    vi.advanceTimersByTime(1);
    done += 1;
    if (done < turns) setImmediate(turn);
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
