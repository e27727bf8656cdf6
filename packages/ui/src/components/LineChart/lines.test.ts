import { describe, expect, it } from 'vitest';
import { markedOf, pathsOf, placesOf, pointsOf } from './lines';

const plot = { start: 0, end: 100, top: 0, bottom: 50 };
const yOf = (value: number) => 50 - value;

describe('placesOf', () => {
  it('keeps the distances of time', () => {
    const { places, placeOf } = placesOf(3, [0, 10, 40], plot);
    expect(places).toEqual([0, 25, 100]);
    expect(placeOf(20)).toBe(50);
  });

  it('sets names at even distances, and a single place in the middle', () => {
    expect(placesOf(2, null, plot).places).toEqual([25, 75]);
    expect(placesOf(1, [7], plot).places).toEqual([50]);
  });
});

describe('a line with a gap', () => {
  const values = [10, 20, null, 30, null];
  const points = pointsOf(values, [0, 25, 50, 75, 100], yOf, 50);

  it('breaks, and so does its area', () => {
    expect(pathsOf(values, points, 50)).toEqual({
      line: 'M0,40L25,30M75,20Z',
      area: 'M0,40L25,30L25,50L0,50ZM75,20L75,50Z',
    });
  });

  it('is looked at on the ground where nothing was measured', () => {
    expect(points[2]).toEqual({ x: 50, y: 50 });
  });

  it('marks every value, or the last and the lonely ones', () => {
    expect(markedOf(values, 25, 20)).toEqual([0, 1, 3]);
    expect(markedOf(values, 5, 20)).toEqual([3]);
    expect(markedOf([1, null, 2, null, 3, 4], 5, 20)).toEqual([0, 2, 5]);
  });
});
