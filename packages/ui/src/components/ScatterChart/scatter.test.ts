import { describe, expect, it } from 'vitest';
import { countsOf, inOrder, nearestDot, regionOf, type ScatterRegion } from './scatter';

const at = (x: number, y: number) => ({ name: `${x}, ${y}`, x, y });
const left: ScatterRegion = { name: 'Left', x: [0, 10], y: [0, Number.POSITIVE_INFINITY], hue: 'negative' };
const right: ScatterRegion = { name: 'Right', x: [10, 20], y: [0, 5], hue: 'positive' };

describe('the regions of a scatter chart', () => {
  it('have their lower end and not their upper one', () => {
    expect(regionOf([left, right], at(10, 0))?.name).toBe('Right');
    expect(regionOf([left, right], at(9.9, 1_000))?.name).toBe('Left');
    expect(regionOf([left, right], at(15, 5))).toBeUndefined();
  });

  it('are counted, the fullest first, without empty ones', () => {
    const points = [at(1, 1), at(12, 1), at(13, 1), at(15, 9)];
    expect(countsOf([left, right], points).map(({ region, count }) => [region.name, count])).toEqual([
      ['Right', 2],
      ['Left', 1],
    ]);
    expect(countsOf([left, right], [at(1, 1)])).toHaveLength(1);
  });
});

describe('the points of a scatter chart', () => {
  it('are walked from left to right and from bottom to top', () => {
    expect(inOrder([at(2, 1), at(1, 5), at(1, 2)]).map(({ name }) => name)).toEqual(['1, 2', '1, 5', '2, 1']);
  });

  it('are found by the nearest center within reach', () => {
    const places = [at(0, 0), at(30, 0)];
    expect(nearestDot(places, at(20, 5), 24)).toBe(1);
    expect(nearestDot(places, at(60, 60), 24)).toBeNull();
  });
});
