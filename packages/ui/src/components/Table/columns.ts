import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

export interface Column<Row> {
  /** Identifies the column in `sort` and `onResizeEnd`. */
  id: string;
  label: string;
  /** Renders a cell: text, a figure or components. It wraps onto as many lines as the table has. */
  cell: (row: Row) => ReactNode;
  /** An avatar or icon before the cell. */
  mark?: (row: Row) => ReactNode;
  /** A muted line below the cell. Rows then have at least two lines. */
  description?: (row: Row) => ReactNode;
  /**
   * The text of a cell made of components. Set it for the first column, which names the row: type-ahead and selection announcements use it.
   *
   * @default the cell, if it is text
   */
  text?: (row: Row) => string;
  /** The value by which the table sorts. Rows without a value come last in both directions. */
  sortBy?: (row: Row) => SortValue;
  /** Makes the heading sortable. Without `sortBy` the table only calls `onSortChange`, and the caller sorts. @default true with `sortBy` */
  isSortable?: boolean;
  /** `end` for figures, which then align by digit. @default 'start' */
  align?: 'start' | 'end';
  /** Width in rem, or as a share of the remaining width. @default '1fr' */
  width?: number | `${number}fr`;
  /** Minimum width in rem. If the minimum widths do not fit, the table scrolls sideways. @default 6 */
  minWidth?: number;
}

export interface Sort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}
