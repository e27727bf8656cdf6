import { describe, expect, it } from 'vitest';
import { gridMove } from './gridKeys';

/** Two rows of eight and one of three. */
const place = { count: 19, columns: 8, isReversed: false };

describe('keys in the grid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 7, 8],
    ['ArrowRight', 18, 18],
    ['ArrowLeft', 8, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 10],
    ['ArrowDown', 10, 18],
    ['ArrowDown', 15, 18],
    ['ArrowDown', 17, 17],
    ['ArrowUp', 10, 2],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 18],
    ['PageUp', 18, 2],
  ])('%s leads from %d to %d', (key, from, to) => expect(gridMove(from, key, place)).toBe(to));

  it('begin with the first cell', () => {
    expect(gridMove(null, 'ArrowDown', place)).toBe(0);
  });

  it('turn with the text', () => {
    const reversed = { ...place, isReversed: true };
    expect(gridMove(3, 'ArrowLeft', reversed)).toBe(4);
    expect(gridMove(3, 'ArrowRight', reversed)).toBe(2);
  });

  it('are the text’s while nothing is marked or found', () => {
    expect(gridMove(null, 'ArrowLeft', place)).toBeNull();
    expect(gridMove(null, 'ArrowUp', place)).toBeNull();
    expect(gridMove(0, 'Home', place)).toBeNull();
    expect(gridMove(0, 'a', place)).toBeNull();
    expect(gridMove(null, 'ArrowDown', { ...place, count: 0 })).toBeNull();
  });
});
