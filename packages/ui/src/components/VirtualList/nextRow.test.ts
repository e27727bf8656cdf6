import { describe, expect, it } from 'vitest';
import { nextRow } from './nextRow';

describe('nextRow', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 7],
    ['PageDown', 8, 9],
    ['PageUp', 3, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
  ])('%s in row %i of 10 leads to row %i', (key, current, expected) => {
    expect(nextRow(key, current, 10, 4)).toBe(expected);
  });

  it('leaves other keys alone', () => {
    expect(nextRow('a', 3, 10, 4)).toBeNull();
    expect(nextRow('ArrowRight', 3, 10, 4)).toBeNull();
  });

  it('moves a row at a time when none fits in view', () => {
    expect(nextRow('PageDown', 3, 10, 0)).toBe(4);
  });
});
