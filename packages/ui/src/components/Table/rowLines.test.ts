import { expect, it } from 'vitest';
import { linesBeside, moreLines, rowLines } from './rowLines';

const plain = [{}];
const composed = [{ description: () => 'Northern Grid' }, {}];

it.each([
  [{ columns: plain }, 1],
  [{ columns: plain, density: 'roomy' }, 2],
  [{ columns: composed }, 2],
  [{ columns: composed, lines: 1 }, 2],
  [{ columns: plain, lines: 1, density: 'roomy' }, 1],
  [{ columns: composed, lines: 4 }, 4],
] as const)('%o has %i lines', (props, lines) => {
  expect(rowLines(props)).toBe(lines);
});

it('adds height only for lines that the density has no room for', () => {
  expect([moreLines(1, 'regular'), moreLines(3, undefined), moreLines(2, 'roomy'), moreLines(4, 'roomy')]).toEqual([
    0, 2, 0, 2,
  ]);
});

it('leaves a line to the description', () => {
  expect([linesBeside(1), linesBeside(2), linesBeside(4)]).toEqual([1, 1, 3]);
});
