import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first goes at once, the rest together after the work and a pause', async () => {
  const batches: string[][] = [];
  let finish = () => {};
  const throttle = createThrottle<string>((items) => {
    batches.push([...items]);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  }, 100);

  throttle.add(['a']);
  throttle.add(['b']);
  throttle.add(['b', 'c']);
  expect(batches).toEqual([['a']]);

  await vi.advanceTimersByTimeAsync(5_000);
  expect(batches).toHaveLength(1);

  finish();
  await vi.advanceTimersByTimeAsync(99);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('after a quiet time the next goes at once again', async () => {
  const work = vi.fn(async () => {});
  const throttle = createThrottle<string>(work, 100);
  throttle.add(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  throttle.add(['b']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing is handed on after the stop', async () => {
  const work = vi.fn(async () => {});
  const throttle = createThrottle<string>(work, 100);
  throttle.add(['a']);
  throttle.add(['b']);
  throttle.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
