import { expect, test } from 'vitest';
import { basisPointChange, percentChange } from './change.js';

test('a price moves in percent of what it was', () => {
  expect(percentChange(200, 205)).toBe(2.5);
  expect(percentChange(1.1, 1.0967)).toBe(-0.3);
});

test('a yield moves in basis points', () => {
  expect(basisPointChange(4.15, 4.12)).toBe(-3);
  expect(basisPointChange(0.1 + 0.2, 0.3)).toBe(0);
});
