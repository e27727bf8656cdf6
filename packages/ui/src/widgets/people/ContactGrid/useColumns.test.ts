import { expect, test } from 'vitest';
import { columnsIn } from './useColumns';

test.each([
  [0, 1],
  [320, 1],
  [555, 1],
  [556, 2],
  [1200, 4],
])('%d px hold %d cards beside each other', (width, columns) => {
  expect(columnsIn(width, 16)).toBe(columns);
});

test('a reader with larger text gets fewer columns', () => {
  expect(columnsIn(1200, 32)).toBe(2);
});
