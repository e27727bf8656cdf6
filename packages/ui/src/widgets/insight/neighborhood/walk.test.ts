import { describe, expect, it } from 'vitest';
import { CENTRE, layOut } from './layOut';
import { type Field, next } from './walk';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

const field = (count: number, change: Partial<Field> = {}): Field => ({
  spots: [CENTRE, ...layOut(count)],
  aspect: 1.7,
  isRtl: false,
  ...change,
});

/** Everybody to whom some row of arrows leads from the middle. */
function reached(of: Field): Set<number> {
  const found = new Set([0]);
  for (const from of found)
    for (const key of KEYS) {
      const to = next(key, from, of);
      if (to !== null) found.add(to);
    }
  return found;
}

describe('the neighborhood', () => {
  it('has the strongest nearest, everybody apart and inside, and is the same every time', () => {
    for (let count = 1; count <= 24; count += 1) {
      const spots = layOut(count);
      const away = spots.map(({ inline, block }) =>
        Math.hypot((inline - CENTRE.inline) / 0.42, (block - CENTRE.block) / 0.385),
      );
      expect(away.map((value) => Math.round(value * 10))).toEqual(
        away.map((value) => Math.round(value * 10)).toSorted((a, b) => a - b),
      );
      expect(Math.min(...apart([CENTRE, ...spots]))).toBeGreaterThan(0.09);
      expect(spots.every(({ inline, block }) => inline > 0.05 && inline < 0.95 && block > 0.05 && block < 0.9)).toBe(
        true,
      );
      expect(layOut(count)).toEqual(spots);
    }
  });

  it('is walked by arrows to everybody, in either direction of reading and in any shape', () => {
    for (let count = 1; count <= 24; count += 1)
      for (const change of [{}, { isRtl: true }, { aspect: 0.8 }])
        expect(reached(field(count, change)).size).toBe(count + 1);
  });

  it('goes where the key points on the screen', () => {
    const of = field(4);
    expect(KEYS.map((key) => next(key, 0, of))).toEqual([4, 2, 1, 3]);
    expect(KEYS.map((key) => next(key, 0, { ...of, isRtl: true }))).toEqual([2, 4, 1, 3]);
    expect([next('Home', 3, of), next('End', 0, of), next('ArrowUp', 1, of), next('a', 0, of)]).toEqual([
      0,
      4,
      null,
      null,
    ]);
  });
});

/** Distances between any two, in shares of the height. */
function apart(spots: readonly { inline: number; block: number }[]): number[] {
  return spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => Math.hypot((one.inline - other.inline) * 1.7, one.block - other.block)),
  );
}
