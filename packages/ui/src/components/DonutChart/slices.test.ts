import { describe, expect, it } from 'vitest';
import { drawnSlices, ringOf, sliceAt } from './slices';

const slice = (value: number) => ({ name: String(value), value });

describe('drawnSlices', () => {
  it('are the largest first, without what is nothing', () => {
    expect(drawnSlices([slice(2), slice(0), slice(5), slice(-1)], 'Other')).toEqual([slice(5), slice(2)]);
  });

  it('are six at most, the last of them all the rest', () => {
    expect(drawnSlices([1, 2, 3, 4, 5, 6].map(slice), 'Other').at(-1)).toEqual(slice(1));
    const seven = drawnSlices([1, 2, 3, 4, 5, 6, 7].map(slice), 'Other');
    expect(seven).toHaveLength(6);
    expect(seven.at(-1)).toEqual({ name: 'Other', value: 3 });
  });
});

describe('sliceAt', () => {
  const ring = ringOf([slice(3), slice(1)], 100);

  it('starts at the top and goes round', () => {
    expect(sliceAt(ring, { x: 1, y: -90 }, 100)).toBe(0);
    expect(sliceAt(ring, { x: 0, y: 90 }, 100)).toBe(0);
    expect(sliceAt(ring, { x: -60, y: -60 }, 100)).toBe(1);
  });

  it('finds none in the hole and outside', () => {
    expect(sliceAt(ring, { x: 0, y: -10 }, 100)).toBeNull();
    expect(sliceAt(ring, { x: 0, y: -140 }, 100)).toBeNull();
    expect(sliceAt([], { x: 0, y: -90 }, 100)).toBeNull();
  });
});
