import type { ReactNode } from 'react';
import type { Column, Sort } from './columns';
import type { RowChoices } from './rowChoices';
import type { MoreRows } from './TableStates';

export interface TableProps<Row extends object> extends RowChoices {
  /** Name of the table, where no visible heading names it. */
  'aria-label'?: string;
  /** Id of the element that names the table. */
  'aria-labelledby'?: string;
  /** Rows in the order in which they come; a column's `sortBy` may change it. Keep the list the same while its rows are. */
  rows: readonly Row[];
  /** From the first, which names the row and stays in view, to the last. Keep the list the same between drawings. */
  columns: readonly Column<Row>[];
  /** A row's identity: focus and selection follow it. Must be a stable function. */
  getKey: (row: Row) => string;
  /** How many rows there are altogether, when only the first of them are loaded. @default rows.length */
  totalCount?: number;
  /** By which column it is sorted, where the caller decides; `null` for none. */
  sort?: Sort | null;
  /** By which column it is sorted at first, where the table keeps that itself. */
  defaultSort?: Sort;
  /** Told which heading was pressed. */
  onSortChange?: (sort: Sort) => void;
  /** Columns can be made wider and narrower, with the pointer and with keys. @default false */
  isResizable?: boolean;
  /** Told the widths in rem by column id, when the reader has changed one. They can be given back as `width` of the columns. */
  onWidthsChange?: (widths: ReadonlyMap<string, number>) => void;
  /** Height of a row: 32, 40 or 56 px, at least 44 under a finger. Roomy rows have two lines. @default 'regular' */
  density?: 'compact' | 'regular' | 'roomy';
  /** The first rows are under way. @default false */
  isLoading?: boolean;
  /** What stands where there are no rows: an `EmptyState` that says why and what would fill it. */
  empty?: ReactNode;
  /** Where there are more rows than these. */
  more?: MoreRows;
  /** The most it takes of the page's height, as a CSS length; `none` where its container has a height. @default '80dvh' */
  maxHeight?: string;
}
