import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** One column of a `Table`: what it is called, what it shows of a row, how wide it is, and by what it sorts. */
export interface Column<Row> {
  /** Its name among the columns: what `sort` and `onWidthsChange` speak of. */
  id: string;
  /** Its heading. */
  label: string;
  /** What it shows of a row: a word, a figure, or components. It has one line, two in a roomy table. */
  cell: (row: Row) => ReactNode;
  /**
   * The words of a cell that is made of components. Give it in the first column, which names the row: it is what typing finds and what is
   * read out when the row is selected.
   *
   * @default the cell, where that is a word
   */
  text?: (row: Row) => string;
  /** By what the table itself sorts its rows. Rows that have nothing there come last in both directions. */
  sortBy?: (row: Row) => SortValue;
  /**
   * Its heading sorts. Without `sortBy` the table only says so to `onSortChange`, and the rows come sorted from elsewhere.
   *
   * @default true with `sortBy`
   */
  isSortable?: boolean;
  /**
   * `end` for figures, which then also have one width each, so that their digits stand in columns.
   *
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * How wide: in rem, or as a share of what the others leave.
   *
   * @default '1fr'
   */
  width?: number | `${number}fr`;
  /**
   * In rem. Where all least widths together do not fit, the table scrolls sideways.
   *
   * @default 6
   */
  minWidth?: number;
}

/** By which column rows are sorted, and which way. */
export interface Sort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}
