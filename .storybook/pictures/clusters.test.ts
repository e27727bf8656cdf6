import { describe, expect, it } from 'vitest';
import { changedPlaces } from './clusters';

const noise = [
  { strength: 2, size: 16 },
  { strength: 8, size: 3 },
];
const width = 40;

/** Squares on a sheet of 40 × 40 pixels, each with a strength. */
const sheet = (spots: Iterable<readonly [x: number, y: number, strength: number]> = []): Map<number, number> =>
  new Map([...spots].map(([x, y, strength]) => [y * width + x, strength]));

const square = (left: number, top: number, side: number, strength: number) =>
  Array.from(
    { length: side * side },
    (_, index) => [left + (index % side), top + Math.floor(index / side), strength] as const,
  );

const placesOf = (spots: Iterable<readonly [number, number, number]>) => changedPlaces(sheet(spots), width, noise);

describe('two pictures of the same thing', () => {
  it('may differ by a step or two at many corners', () => {
    const corners = [0, 10, 20, 30].flatMap((x) => [0, 10, 20, 30].flatMap((y) => square(x, y, 4, 2)));
    expect(placesOf(corners)).toEqual([]);
  });

  it('differ when a color of a surface changes by one step', () => {
    const places = placesOf(square(5, 5, 5, 1));
    expect(places).toEqual([{ strength: 1, pixels: expect.any(Array) }]);
    expect(places[0]?.pixels).toHaveLength(25);
  });

  it('differ when few pixels change by more than noise does', () => {
    expect(placesOf([[39, 39, 8]])).toEqual([]);
    expect(placesOf([[39, 39, 9]])).toHaveLength(1);
    expect(placesOf(square(9, 9, 2, 3))).toHaveLength(1);
  });

  it('do not take the end of a row and the beginning of the next for neighbors', () => {
    const ends = [...square(36, 0, 4, 1), ...square(0, 0, 4, 1)];
    expect(placesOf(ends)).toEqual([]);
  });
});
