import { describe, expect, it } from 'vitest';
import { columnKey, RowCollection } from './rowCollection';

interface Person {
  id: string;
  name: string;
}

const make = (count: number, hasBoxes = false) =>
  new RowCollection<Person>({
    rows: Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` })),
    columns: [
      { id: 'name', label: 'Name', cell: (person) => person.name, sortBy: (person) => person.name },
      { id: 'size', label: 'Size', cell: () => 1 },
    ],
    getKey: (person) => person.id,
    hasBoxes,
  });

describe('RowCollection', () => {
  it('leads from row to row and stops at both ends', () => {
    const rows = make(3);
    expect(rows.getKeyAfter('p0')).toBe('p1');
    expect(rows.getKeyBefore('p0')).toBeNull();
    expect(rows.getKeyAfter('p2')).toBeNull();
    expect([rows.getFirstKey(), rows.getLastKey()]).toEqual(['p0', 'p2']);
    expect(make(0).getLastKey()).toBeNull();
  });

  it('leads from column to column', () => {
    const rows = make(1, true);
    expect(rows.columns.map((column) => column.index)).toEqual([0, 1, 2]);
    expect(rows.getKeyAfter(columnKey('name'))).toBe(columnKey('size'));
    expect(rows.getKeyAfter(columnKey('size'))).toBeNull();
  });

  it('finds a cell by its key, and the place of its row', () => {
    const rows = make(3, true);
    const [, name] = rows.getChildren('p2');
    expect(name).toMatchObject({ type: 'cell', index: 1, parentKey: 'p2', textValue: 'Person 2' });
    expect(rows.getItem(name?.key ?? '')).toEqual(name);
    expect(rows.indexOf(name?.key ?? '')).toBe(2);
    expect(rows.indexOf('someone else')).toBe(-1);
    expect(rows.getItem('someone else')).toBeNull();
  });

  it('names rows by their first column, and says which columns sort', () => {
    const rows = make(2);
    expect(rows.getTextValue('p1')).toBe('Person 1');
    expect(rows.columns.map((column) => column.props)).toEqual([{ allowsSorting: true }, { allowsSorting: false }]);
  });

  it('makes a row only when asked for it', () => {
    let asked = 0;
    const rows = new RowCollection<Person>({
      rows: Array.from({ length: 100_000 }, (_, index) => ({ id: `p${index}`, name: '' })),
      columns: [
        {
          id: 'name',
          label: 'Name',
          cell: (person) => {
            asked++;
            return person.name;
          },
        },
      ],
      getKey: (person) => person.id,
      hasBoxes: false,
    });
    rows.getItem(rows.getLastKey() ?? '');
    expect(asked).toBe(1);
  });
});
