import { describe, expect, test } from 'vitest';
import { nextCell } from './nextCell';

// 0 1 2
// 3 4 5
// 6 7
const grid = { count: 8, columns: 3, pageRows: 2, isRtl: false };

describe('nextCell', () => {
  test.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 7, 4],
    ['ArrowUp', 2, 2],
    ['PageDown', 0, 6],
    ['PageUp', 7, 1],
    ['Home', 5, 0],
    ['End', 0, 7],
  ])('%s from %d leads to %d', (key, from, to) => {
    expect(nextCell(key, from, grid)).toBe(to);
  });

  test('left leads on where rows run from right to left', () => {
    expect(nextCell('ArrowLeft', 0, { ...grid, isRtl: true })).toBe(1);
    expect(nextCell('ArrowRight', 1, { ...grid, isRtl: true })).toBe(0);
  });

  test('other keys are not the grid’s', () => {
    expect(nextCell('Enter', 0, grid)).toBeNull();
  });
});
