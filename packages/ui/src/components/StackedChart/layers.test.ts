import { describe, expect, it } from 'vitest';
import { layersOf, totalsOf } from './layers';

const series = [{ values: [3, 0, null] }, { values: [1, 0, 4] }];

describe('layersOf', () => {
  it('piles the series, the first at the bottom', () => {
    expect(layersOf(series, 3, false)).toEqual([
      [
        { from: 0, to: 3 },
        { from: 0, to: 0 },
        { from: 0, to: 0 },
      ],
      [
        { from: 3, to: 4 },
        { from: 0, to: 0 },
        { from: 0, to: 4 },
      ],
    ]);
  });

  it('makes every pile that has something in it one high', () => {
    const [first, second] = layersOf(series, 3, true);
    expect(first?.map(({ to }) => to)).toEqual([0.75, 0, 0]);
    expect(second?.map(({ to }) => to)).toEqual([1, 0, 1]);
  });

  it('takes what is below zero for nothing', () => {
    expect(totalsOf([{ values: [-5] }, { values: [2] }], 1)).toEqual([2]);
  });
});
