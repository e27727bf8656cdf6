/** What rows can be sorted by. `null` and `undefined` mean that there is nothing to sort by. */
export type SortValue = string | number | boolean | null | undefined;

interface SortOptions<Row> {
  /** Read once for every row. */
  valueOf: (row: Row) => SortValue;
  direction: 'ascending' | 'descending';
  /** Compares words the way of the reader's language. */
  compareWords: (a: string, b: string) => number;
}

/** Nothing is no value: neither the least nor the greatest. */
const isNothing = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);

function compareValues(a: SortValue, b: SortValue, compareWords: (a: string, b: string) => number): number {
  if (typeof a === 'string' && typeof b === 'string') return compareWords(a, b);
  return Number(a) - Number(b);
}

/**
 * The rows in the order of one of their values. Words follow the reader's language, numbers their size, yes comes after no. Rows that have no
 * value come last in both directions, and rows of the same value keep their order.
 */
export function sortRows<Row>(rows: readonly Row[], { valueOf, direction, compareWords }: SortOptions<Row>): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  const known = valued.filter(({ value }) => !isNothing(value));
  const unknown = valued.filter(({ value }) => isNothing(value));
  known.sort((a, b) => sign * compareValues(a.value, b.value, compareWords));
  return [...known, ...unknown].map(({ row }) => row);
}
