import type { ReactNode, Ref } from 'react';
import type { Column, Sort } from './columns';
import type { RowChoices } from './rowChoices';
import type { MoreRows } from './TableStates';

/** In rem, by column id. */
export type ColumnWidths = ReadonlyMap<string, number>;

export type RowLines = 1 | 2 | 3 | 4;

export interface TableHandle {
  /** Scrolls a row into view and focuses it; the table itself if there is no such row. */
  focusRow: (index: number) => void;
}

export interface TableProps<Row extends object> extends RowChoices {
  /** Accessible name, if no visible heading names the table. */
  'aria-label'?: string;
  /** Id of the element that names the table. */
  'aria-labelledby'?: string;
  /** The rows in their default order, before sorting. Keep the array stable while its rows are unchanged. */
  rows: readonly Row[];
  /** The columns. The first names the row and stays in view. Keep the array stable between renders. */
  columns: readonly Column<Row>[];
  /** Returns a row's key. Focus and selection follow it, so it must be stable. */
  getKey: (row: Row) => string;
  /** Total number of rows, if not all are loaded. @default rows.length */
  totalCount?: number;
  /** The sort order, if controlled. `null` for none. */
  sort?: Sort | null;
  defaultSort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Makes columns resizable, by pointer and keyboard. @default false */
  isResizable?: boolean;
  /** Called at each step of a resize with the widths in rem, by column id. */
  onResize?: (widths: ColumnWidths) => void;
  /** Called after a resize with the widths in rem, by column id. Pass them back as the `width` of each column. */
  onResizeEnd?: (widths: ColumnWidths) => void;
  /**
   * Row height: 32, 40 or 56 px, at least 44 px on touch screens. Roomy rows have two lines. Regular rows are 32 px at
   * compact density. More lines add their height.
   *
   * @default 'regular'
   */
  density?: 'compact' | 'regular' | 'roomy';
  /**
   * Lines of text in a row. Longer text is truncated after the last one: rows of equal height keep 100,000 of them fast. Figures take one.
   *
   * @default 2 if roomy or if a column has a description, otherwise 1
   */
  lines?: RowLines;
  /**
   * Buttons for the selected rows. They cover the headings while rows are selected, so that nothing moves. `all` includes rows not loaded yet.
   */
  actions?: (keys: 'all' | ReadonlySet<string>) => ReactNode;
  /** The first rows are loading. @default false */
  isLoading?: boolean;
  /** Shown when there are no rows: an `EmptyState` that says why, and how to add some. */
  empty?: ReactNode;
  more?: MoreRows;
  /** Maximum height, as a CSS length. `none` if the container has a height. @default '80dvh' */
  maxHeight?: string;
  /** Whether typing goes to the row that begins so. Turn it off where letters are shortcuts of the page. @default true */
  hasTypeAhead?: boolean;
  handleRef?: Ref<TableHandle>;
  ref?: Ref<HTMLDivElement>;
}
