import { expect, it } from 'vitest';
import { fileSize } from './fileSize';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [14_200, '14 kB'],
  [999_600, '1.0 MB'],
  [20_971_520, '21 MB'],
  [5_400_000_000, '5.4 GB'],
  [7e15, '7000000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
