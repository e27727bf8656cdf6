import { useMemo, useState } from 'react';
import { useCollator } from 'react-aria';
import type { SortDescriptor } from 'react-stately';
import type { Column, Sort } from './columns';
import { columnIdOf, columnKey } from './rowCollection';
import { sortRows } from './sortRows';

interface SortedRowsOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  sort?: Sort | null;
  defaultSort?: Sort;
  onSortChange?: (sort: Sort) => void;
}

/** Sorts by the selected column if it has `sortBy`; otherwise keeps the given order. */
export function useSortedRows<Row>({ rows, columns, sort, defaultSort, onSortChange }: SortedRowsOptions<Row>) {
  const [own, setOwn] = useState(defaultSort ?? null);
  const current = sort === undefined ? own : sort;
  const { compare } = useCollator({ numeric: true });
  const valueOf = columns.find((column) => column.id === current?.column)?.sortBy;
  const direction = current?.direction;

  const sorted = useMemo(
    () => (valueOf && direction ? sortRows(rows, { valueOf, direction, compareWords: compare }) : rows),
    [rows, valueOf, direction, compare],
  );
  const descriptor: SortDescriptor | undefined = current
    ? { column: columnKey(current.column), direction: current.direction }
    : undefined;
  const choose = (next: SortDescriptor) => {
    const chosen = { column: columnIdOf(next.column), direction: next.direction };
    setOwn(chosen);
    onSortChange?.(chosen);
  };
  return { sorted, descriptor, choose };
}
