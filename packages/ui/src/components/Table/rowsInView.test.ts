import { describe, expect, it } from 'vitest';
import { renderedRows, rowsInView } from './rowsInView';

describe('rowsInView', () => {
  it('is what can be seen and a few around it', () => {
    expect(rowsInView({ top: 4_000, height: 400 }, 40, 100_000)).toEqual({ first: 94, last: 116 });
  });

  it('stops at both ends', () => {
    expect(rowsInView({ top: 0, height: 400 }, 40, 100_000)).toEqual({ first: 0, last: 16 });
    expect(rowsInView({ top: 3_999_600, height: 400 }, 40, 100_000)).toEqual({ first: 99_984, last: 99_999 });
    expect(rowsInView({ top: 0, height: 400 }, 40, 3)).toEqual({ first: 0, last: 2 });
  });

  it('draws something that is there after rows have gone, and nothing of nothing', () => {
    expect(rowsInView({ top: 4_000, height: 400 }, 40, 5)).toEqual({ first: 4, last: 4 });
    expect(renderedRows(rowsInView({ top: 0, height: 400 }, 40, 0), -1)).toEqual([]);
  });
});

describe('renderedRows', () => {
  it('keeps the focused row, where it belongs among the others', () => {
    expect(renderedRows({ first: 5, last: 7 }, -1)).toEqual([5, 6, 7]);
    expect(renderedRows({ first: 5, last: 7 }, 6)).toEqual([5, 6, 7]);
    expect(renderedRows({ first: 5, last: 7 }, 0)).toEqual([0, 5, 6, 7]);
    expect(renderedRows({ first: 5, last: 7 }, 99)).toEqual([5, 6, 7, 99]);
  });
});
