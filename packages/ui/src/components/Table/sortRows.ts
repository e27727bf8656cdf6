/** `null` and `undefined` mean no value. */
export type SortValue = string | number | boolean | null | undefined;

interface SortOptions<Row> {
  /** Called once per row. */
  valueOf: (row: Row) => SortValue;
  direction: 'ascending' | 'descending';
  /** Compares strings in the reader's locale. */
  compareWords: (a: string, b: string) => number;
}

/** NaN counts as no value, too. */
const isNothing = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);

function compareValues(a: SortValue, b: SortValue, compareWords: (a: string, b: string) => number): number {
  if (typeof a === 'string' && typeof b === 'string') return compareWords(a, b);
  return Number(a) - Number(b);
}

/**
 * Sorts rows by one value: strings by locale, numbers by size, false before true. Rows without a value come last in both directions; ties keep their
 * order.
 */
export function sortRows<Row>(rows: readonly Row[], { valueOf, direction, compareWords }: SortOptions<Row>): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  const known = valued.filter(({ value }) => !isNothing(value));
  const unknown = valued.filter(({ value }) => isNothing(value));
  known.sort((a, b) => sign * compareValues(a.value, b.value, compareWords));
  return [...known, ...unknown].map(({ row }) => row);
}
