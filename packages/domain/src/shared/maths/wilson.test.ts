import { expect, it } from 'vitest';
import { wilson } from './wilson.js';

it('gives the interval of Wilson', () => {
  // Of 8 in 10, by the formula of the paper.
  expect(wilson(8, 10)?.[0]).toBeCloseTo(0.4902, 3);
  expect(wilson(8, 10)?.[1]).toBeCloseTo(0.9433, 3);
  expect(wilson(0, 5)?.[0]).toBe(0);
  expect(wilson(5, 5)?.[1]).toBeCloseTo(1, 9);
  expect(wilson(0, 0)).toBeNull();
});
