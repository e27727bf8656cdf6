import { afterEach, expect, test } from 'vitest';
import { othersFirst } from './others-first.js';

let isOver = false;
afterEach(() => {
  isOver = true;
});

/** Somebody who has something to do in so many turns of the loop, one after the other. @returns how many are done. */
function someone(turns: number): () => number {
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

test('who needs several turns, as a new connection does, is served before', async () => {
  const done = someone(4);
  await othersFirst();
  expect(done()).toBe(4);
});

test('who never ends is not waited for', async () => {
  const done = someone(Number.POSITIVE_INFINITY);
  await othersFirst();
  expect(done()).toBeGreaterThan(0);
});
