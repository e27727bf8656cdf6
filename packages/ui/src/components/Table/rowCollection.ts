import type { TableState } from 'react-stately';
import type { Column } from './columns';

type TableCollection<Row> = TableState<Row>['collection'];
type Key = ReturnType<TableCollection<unknown>['getKeys']> extends Iterable<infer K> ? K : never;

export type TableNode<Row> = TableCollection<Row>['rows'][number];

/** Separates the parts of generated keys; must not occur in row keys. */
const mark = '\u241f';
const headKey = `${mark}head`;
const bodyKey = `${mark}body`;
export const selectionColumnKey = `${mark}selection`;

export const columnKey = (id: string) => `${mark}${id}`;
export const columnIdOf = (key: Key) => String(key).slice(mark.length);

function makeNode<Row>(node: Partial<TableNode<Row>> & { type: string; key: Key }): TableNode<Row> {
  return {
    value: null,
    level: 0,
    index: 0,
    hasChildNodes: false,
    childNodes: [],
    rendered: null,
    textValue: '',
    props: {},
    ...node,
  };
}

const wordsOf = <Row>(column: Column<Row> | undefined, row: Row): string => {
  if (column?.text) return column.text(row);
  const content = column?.cell(row);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
};

interface RowCollectionOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  getKey: (row: Row) => string;
  hasBoxes: boolean;
}

/**
 * The table's rows and columns for react-aria's hooks.
 *
 * react-aria's own collection describes every cell up front, which takes seconds for thousands of rows. This one stores only the index of each key
 * and
 * describes rows on demand: a hundred thousand rows cost one map.
 */
export class RowCollection<Row> implements TableCollection<Row> {
  readonly columns: TableNode<Row>[];
  readonly headerRow = makeNode<Row>({ type: 'headerrow', key: headKey, hasChildNodes: true });
  readonly headerRows = [this.headerRow];
  readonly rowHeaderColumnKeys: Set<Key>;
  readonly head = makeNode<Row>({ type: 'tableheader', key: headKey });
  readonly body = makeNode<Row>({ type: 'tablebody', key: bodyKey, hasChildNodes: true });
  private readonly places: Map<Key, number>;
  private readonly keys: readonly string[];
  private readonly made: (TableNode<Row> | undefined)[] = [];
  private readonly source: RowCollectionOptions<Row>;

  constructor(source: RowCollectionOptions<Row>) {
    this.source = source;
    this.keys = source.rows.map(source.getKey);
    this.places = new Map(this.keys.map((key, index) => [key, index]));
    this.columns = makeColumns(source);
    const [first] = source.columns;
    this.rowHeaderColumnKeys = new Set(first ? [columnKey(first.id)] : []);
  }

  get size() {
    return this.keys.length;
  }

  get columnCount() {
    return this.columns.length;
  }

  /** Used only when the focused row has left the table. */
  get rows(): TableNode<Row>[] {
    return [...this];
  }

  *[Symbol.iterator]() {
    for (let index = 0; index < this.size; index++) {
      const node = this.at(index);
      if (node) yield node;
    }
  }

  getKeys() {
    return this.keys;
  }

  /** Index of a row or of a cell's row; -1 if unknown. */
  indexOf(key: Key | null): number {
    if (key === null) return -1;
    return this.places.get(key) ?? this.places.get(this.splitCellKey(key)[0]) ?? -1;
  }

  at(index: number): TableNode<Row> | null {
    const row = this.source.rows[index];
    const key = this.keys[index];
    if (row === undefined || key === undefined) return null;
    this.made[index] ??= makeNode<Row>({
      type: 'item',
      key,
      value: row,
      index,
      hasChildNodes: true,
      parentKey: bodyKey,
      textValue: wordsOf(this.source.columns[0], row),
    });
    return this.made[index];
  }

  getItem(key: Key): TableNode<Row> | null {
    const place = this.places.get(key);
    if (place !== undefined) return this.at(place);
    const column = this.columns.find((one) => one.key === key);
    if (column) return column;
    const [rowKey, ofColumn] = this.splitCellKey(key);
    const row = this.at(this.places.get(rowKey) ?? -1);
    const columnNode = this.columns.find((one) => one.key === ofColumn);
    return row && columnNode ? makeCell(row, columnNode, this.wordsAt(row, columnNode)) : null;
  }

  getKeyBefore(key: Key): Key | null {
    return this.beside(key, -1);
  }

  getKeyAfter(key: Key): Key | null {
    return this.beside(key, 1);
  }

  getFirstKey(): Key | null {
    return this.keys[0] ?? null;
  }

  getLastKey(): Key | null {
    return this.keys.at(-1) ?? null;
  }

  getChildren(key: Key): TableNode<Row>[] {
    if (key === headKey) return this.columns;
    const row = this.at(this.places.get(key) ?? -1);
    if (!row) return [];
    return this.columns.map((column) => makeCell(row, column, this.wordsAt(row, column)));
  }

  getTextValue(key: Key): string {
    return this.getItem(key)?.textValue ?? '';
  }

  private beside(key: Key, step: 1 | -1): Key | null {
    const place = this.places.get(key);
    if (place !== undefined) return this.keys[place + step] ?? null;
    const column = this.columns.findIndex((one) => one.key === key);
    return column < 0 ? null : (this.columns[column + step]?.key ?? null);
  }

  /** Only the first column is searched, so only its text is computed. */
  private wordsAt(row: TableNode<Row>, column: TableNode<Row>): string {
    return this.rowHeaderColumnKeys.has(column.key) ? row.textValue : '';
  }

  private splitCellKey(key: Key): [row: string, column: string] {
    const text = String(key);
    const end = text.lastIndexOf(mark);
    return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  }
}

function makeColumns<Row>({ columns, hasBoxes }: RowCollectionOptions<Row>): TableNode<Row>[] {
  const headings = columns.map((column) => ({
    key: columnKey(column.id),
    textValue: column.label,
    props: { allowsSorting: column.isSortable ?? column.sortBy !== undefined },
  }));
  const boxes = { key: selectionColumnKey, textValue: '', props: { isSelectionCell: true } };
  return [...(hasBoxes ? [boxes] : []), ...headings].map((column, index) =>
    makeNode<Row>({ type: 'column', index, ...column }),
  );
}

function makeCell<Row>(row: TableNode<Row>, column: TableNode<Row>, textValue: string): TableNode<Row> {
  return makeNode<Row>({
    type: 'cell',
    key: `${row.key}${column.key}`,
    value: row.value,
    level: 1,
    index: column.index,
    parentKey: row.key,
    column,
    textValue,
  });
}
