import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle';

const even = { shortestMs: 100, longestMs: 100 };

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
  }, even);

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
  const throttle = createThrottle<string>(work, even);
  throttle.add(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  throttle.add(['b']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing is handed on after the stop', async () => {
  const work = vi.fn(async () => {});
  const throttle = createThrottle<string>(work, even);
  throttle.add(['a']);
  throttle.add(['b']);
  throttle.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the pause grows while things keep coming, and is short again after a quiet time', async () => {
  const starts: number[] = [];
  const throttle = createThrottle<string>(
    async () => {
      starts.push(Date.now());
    },
    { shortestMs: 50, longestMs: 200 },
  );
  const keepComing = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) {
      throttle.add(['a']);
      await vi.advanceTimersByTimeAsync(10);
    }
  };
  const gaps = () => starts.slice(1).map((start, index) => start - (starts[index] ?? 0));

  await keepComing(600);
  expect(gaps()).toEqual([50, 100, 200, 200]);

  await vi.advanceTimersByTimeAsync(1_000);
  starts.length = 0;
  await keepComing(100);
  expect(gaps()).toEqual([50]);
});
