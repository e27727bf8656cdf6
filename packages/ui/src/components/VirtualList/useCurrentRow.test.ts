import { describe, expect, it } from 'vitest';
import { locateRow } from './useCurrentRow';

const self = (item: string) => item;

describe('locateRow', () => {
  it('starts at the first row', () => {
    expect(locateRow(['a', 'b'], self, null)).toBe(0);
  });

  it('follows a row that moved', () => {
    expect(locateRow(['x', 'y', 'a', 'b'], self, { key: 'a', index: 0 })).toBe(2);
  });

  it('takes what stands in the place of a row that left, or the last row', () => {
    expect(locateRow(['a', 'c'], self, { key: 'b', index: 1 })).toBe(1);
    expect(locateRow(['a', 'b'], self, { key: 'c', index: 2 })).toBe(1);
  });

  it('has none in an empty list', () => {
    expect(locateRow([], self, { key: 'a', index: 0 })).toBe(-1);
  });
});
