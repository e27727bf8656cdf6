import { describe, expect, it } from 'vitest';
import { dotCount, dotOf } from './dots';

describe('the dots of a ticker', () => {
  it('are one for each item up to five', () => {
    expect([0, 1, 3, 5, 6, 40].map(dotCount)).toEqual([0, 1, 3, 5, 5, 5]);
    expect([0, 1, 2].map((index) => dotOf(index, 3))).toEqual([0, 1, 2]);
  });

  it('share more items evenly, the last dot with the last item', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => dotOf(index, 10))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect([0, 1, 2, 3, 4, 5].map((index) => dotOf(index, 6))).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('have nothing to say about nothing', () => {
    expect(dotOf(0, 0)).toBe(0);
  });
});
