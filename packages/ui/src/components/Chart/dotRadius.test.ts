import { expect, it } from 'vitest';
import { dotRadius } from './dotRadius';

const radii = { smallest: 3.5, largest: 11, usual: 4.5 };

it('gives dots areas in proportion to their sizes, never too small to see', () => {
  expect(dotRadius(100, 100, radii) / dotRadius(25, 100, radii)).toBeCloseTo(2);
  expect(dotRadius(0, 100, radii)).toBe(3.5);
  expect(dotRadius(undefined, 0, radii)).toBe(4.5);
});
