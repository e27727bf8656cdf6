import { describe, expect, it } from 'vitest';
import type { Column } from './columns';
import { columnWidths, tracksOf } from './columnWidths';

const column = (id: string, rest: Partial<Column<string>> = {}): Column<string> => ({
  id,
  label: id,
  cell: (row) => row,
  ...rest,
});

const widths = (columns: Column<string>[], tableWidth: number, rem = 16, resized = new Map<string, number>()) => [
  ...columnWidths(columns, { tableWidth, rem, resized }).values(),
];

describe('columnWidths', () => {
  it('divides what fixed columns leave by the shares of the others', () => {
    expect(widths([column('a', { width: '2fr' }), column('b'), column('c', { width: 10 })], 760)).toEqual([
      400, 200, 160,
    ]);
  });

  it('gives no column less than its least width, and takes that from the others', () => {
    expect(widths([column('a', { minWidth: 20 }), column('b'), column('c')], 600)).toEqual([320, 140, 140]);
  });

  it('is wider than the table where the least widths do not fit', () => {
    expect(widths([column('a'), column('b'), column('c'), column('d')], 320)).toEqual([96, 96, 96, 96]);
  });

  it('grows with the text of the reader', () => {
    expect(widths([column('a', { width: 10 }), column('b', { width: 5 })], 900, 32)).toEqual([320, 192]);
  });

  it('keeps the first column of a narrow table from taking it all', () => {
    expect(widths([column('a', { width: 14, minWidth: 12 }), column('b', { width: 8 })], 300)).toEqual([126, 128]);
  });

  it('keeps what the reader has set, within the least width', () => {
    const resized = new Map([
      ['a', 300],
      ['b', 10],
    ]);
    expect(widths([column('a'), column('b'), column('c')], 900, 16, resized)).toEqual([300, 96, 504]);
  });
});

describe('tracksOf', () => {
  it('puts the boxes before the columns, and knows where the first column ends', () => {
    const widths = new Map([
      ['name', 200],
      ['size', 80],
    ]);
    expect(tracksOf(widths, 0)).toEqual({ template: '200px 80px', total: 280, firstEnd: 200 });
    expect(tracksOf(widths, 44)).toEqual({ template: '44px 200px 80px', total: 324, firstEnd: 244 });
    expect(tracksOf(new Map(), 0)).toEqual({ template: '', total: 0, firstEnd: 0 });
  });
});
