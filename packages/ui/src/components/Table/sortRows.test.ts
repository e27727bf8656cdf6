import { describe, expect, it } from 'vitest';
import { type SortValue, sortRows } from './sortRows';

const inSwedish = new Intl.Collator('sv', { numeric: true }).compare;
const inGerman = new Intl.Collator('de', { numeric: true }).compare;

const sorted = (
  values: readonly SortValue[],
  direction: 'ascending' | 'descending' = 'ascending',
  compareWords = inGerman,
) => sortRows(values, { valueOf: (value) => value, direction, compareWords });

describe('sortRows', () => {
  it('follows the language of the reader', () => {
    const names = ['Zoe', 'Ärla', 'Adam'];
    expect(sorted(names)).toEqual(['Adam', 'Ärla', 'Zoe']);
    expect(sorted(names, 'ascending', inSwedish)).toEqual(['Adam', 'Zoe', 'Ärla']);
  });

  it('reads figures within words as numbers', () => {
    expect(sorted(['Q10', 'Q9'])).toEqual(['Q9', 'Q10']);
  });

  it('puts what has no value last, whichever way', () => {
    expect(sorted([3, null, 1, Number.NaN, 2])).toEqual([1, 2, 3, null, Number.NaN]);
    expect(sorted([3, undefined, 1, 2], 'descending')).toEqual([3, 2, 1, undefined]);
  });

  it('keeps the order of equals, whichever way, and leaves the list it was given alone', () => {
    const rows = [
      { id: 'a', done: true },
      { id: 'b', done: false },
      { id: 'c', done: true },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortRows(rows, { valueOf: (row) => row.done, direction, compareWords: inGerman }).map(({ id }) => id);
    expect(ids('ascending')).toEqual(['b', 'a', 'c']);
    expect(ids('descending')).toEqual(['a', 'c', 'b']);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
