import { useMemo, useState } from 'react';
import type { TableColumnResizeState, TableState } from 'react-stately';
import type { Column } from './columns';
import { columnWidths, leastWidth } from './columnWidths';
import { columnIdOf, columnKey } from './rowCollection';

/** Maximum column width, in table widths; a larger one is likely a slip. */
const mostTables = 2;

export interface Widths<Row extends object> {
  /** In px, by column id. */
  widths: ReadonlyMap<string, number>;
  resizing: TableColumnResizeState<Row>;
}

/**
 * Converts column widths from rem and shares to px.
 *
 * @param room width for all columns together, and px per rem.
 * @param onResize called at each step of a resize with the widths in px.
 */
export function useColumnWidths<Row extends object>(
  columns: readonly Column<Row>[],
  room: { tableWidth: number; rem: number },
  state: TableState<Row>,
  onResize?: (widths: ReadonlyMap<string, number>) => void,
): Widths<Row> {
  const { tableWidth, rem } = room;
  const [resized, setResized] = useState<ReadonlyMap<string, number>>(new Map());
  const [resizingColumn, setResizing] = useState<TableColumnResizeState<Row>['resizingColumn']>(null);
  const widths = useMemo(
    () => columnWidths(columns, { tableWidth, rem, resized }),
    [columns, tableWidth, rem, resized],
  );

  const placeOf = (id: string) => columns.findIndex((column) => column.id === id);
  const leastOf = (id: string) => {
    const column = columns[placeOf(id)];
    return column ? leastWidth(column, placeOf(id) === 0, { tableWidth, rem, resized }) : 0;
  };

  /** Earlier columns keep their current width; later ones share the remaining width. */
  const resize = (id: string, width: number) => {
    const place = placeOf(id);
    const before = columns.slice(0, place).map((column): [string, number] => [column.id, widths.get(column.id) ?? 0]);
    const within = Math.min(mostTables * tableWidth, Math.max(leastOf(id), Math.floor(width)));
    const next = new Map([...resized, ...before, [id, within]]);
    setResized(next);
    const all = columnWidths(columns, { tableWidth, rem, resized: next });
    onResize?.(all);
    return all;
  };

  const resizing: TableColumnResizeState<Row> = {
    tableState: state,
    resizingColumn,
    startResize: setResizing,
    endResize: () => setResizing(null),
    updateResizedColumns: (key, width) =>
      new Map([...resize(columnIdOf(key), width)].map(([id, px]) => [columnKey(id), px])),
    getColumnWidth: (key) => widths.get(columnIdOf(key)) ?? 0,
    getColumnMinWidth: (key) => leastOf(columnIdOf(key)),
    getColumnMaxWidth: () => mostTables * tableWidth,
    columnWidths: new Map([...widths].map(([id, px]) => [columnKey(id), px])),
  };
  return { widths, resizing };
}
