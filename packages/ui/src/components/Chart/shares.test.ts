import { describe, expect, it } from 'vitest';
import { shares } from './shares';

describe('shares', () => {
  it.each([
    [
      [1, 1, 1],
      [0.34, 0.33, 0.33],
    ],
    [
      [29, 71],
      [0.29, 0.71],
    ],
    [
      [995, 5],
      [0.995, 0.005],
    ],
    [[5], [1]],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %j are %j', (values, expected) => {
    expect(shares(values)).toEqual(expected);
  });

  it('sum to the whole, whatever they are shares of', () => {
    for (let count = 1; count < 40; count += 1) {
      const values = Array.from({ length: count }, (_, index) => (index * 7919) % 97);
      const units = shares(values, 1000).reduce((sum, share) => sum + Math.round(share * 1000), 0);
      expect(units).toBe(values.some((value) => value > 0) ? 1000 : 0);
    }
  });
});
