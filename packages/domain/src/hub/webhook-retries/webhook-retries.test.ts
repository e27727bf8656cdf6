import { expect, it } from 'vitest';
import { holdAfter, LONGEST_DELAY, MOST_ATTEMPTS, nextAttemptAt, retryAfterOf } from './webhook-retries.js';

const HOUR = 3_600_000;

it('delays grow from seconds to a day, a little longer by chance, and end', () => {
  const delays = Array.from({ length: MOST_ATTEMPTS }, (_, index) => nextAttemptAt(index + 1, 0, 0, null));
  expect(delays).toEqual([5_000, 300_000, 1_800_000, 2, 5, 10, 14, 20, 24, null].map((delay) => plain(delay)));
  expect(nextAttemptAt(1, 1_000, 0.5, null)).toBe(1_000 + 5_500);
});

const plain = (delay: number | null) => (delay !== null && delay < 100 ? delay * HOUR : delay);

it('a receiver may ask for more time, up to a day', () => {
  expect(nextAttemptAt(1, 0, 0, 60_000)).toBe(60_000);
  expect(nextAttemptAt(2, 0, 0, 60_000)).toBe(300_000);
  expect(nextAttemptAt(1, 0, 0, 99 * HOUR)).toBe(LONGEST_DELAY);
});

it.each([
  [null, null],
  ['120', 120_000],
  [' 7 ', 7_000],
  ['Fri, 20 Nov 2026 09:31:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 09:29:00 GMT', 0],
  ['soon', null],
  ['-5', null],
])('Retry-After: %j is %j ms', (header, ms) => {
  expect(retryAfterOf(header, Date.UTC(2026, 10, 20, 9, 30))).toBe(ms);
});

it('who fails again and again is left alone for seconds, then for minutes', () => {
  expect([1, 4, 5, 6, 7, 11, 99].map(holdAfter)).toEqual([0, 0, 5_000, 10_000, 20_000, 300_000, 300_000]);
});
