import { expect, it } from 'vitest';
import { retryDelay } from './retryDelay';

it('asks again soon at first, and every half minute in the end', () => {
  expect([0, 1, 2, 3, 4, 40].map(retryDelay)).toEqual([2, 4, 8, 16, 30, 30]);
});
