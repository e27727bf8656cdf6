import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { useTableRowGroup } from 'react-aria';
import type { TableState } from 'react-stately';
import { useEndReached } from '../VirtualList/useEndReached';
import type { Column } from './columns';
import type { RowCollection } from './rowCollection';
import * as styles from './Table.css';
import type { CellLook } from './TableCell';
import { TableRow } from './TableRow';

interface TableBodyProps<Row extends object> {
  collection: RowCollection<Row>;
  state: TableState<Row>;
  columns: readonly Column<Row>[];
  look: CellLook;
  scroller: RefObject<HTMLDivElement | null>;
  /** In px. */
  rowHeight: number;
  /** Of the headings, in px. */
  headHeight: number;
  onEndReached?: () => void;
}

/** The rows in view, a few around them, and the one that has focus: it stays in the document wherever the table is scrolled to. */
function useRowsInView<Row extends object>(
  { collection, rowHeight, headHeight, scroller }: TableBodyProps<Row>,
  kept: number,
) {
  'use no memo'; // See TableBody.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].sort((a, b) => a - b);
    },
    [kept],
  );
  const rows = useVirtualizer({
    count: collection.size,
    rangeExtractor,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // The heading is scrolled with the rows, and stays in view.
    scrollMargin: headHeight,
    overscan: 6,
    useFlushSync: false,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return rows;
}

/** The rows of a table, of which those in view are drawn. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  'use no memo'; // The virtualizer is one mutable object: memoising what is read from it would freeze the table.
  const { collection, state, columns, look, rowHeight, onEndReached } = props;
  const { rowGroupProps } = useTableRowGroup();
  const kept = collection.indexOf(state.selectionManager.focusedKey);
  const rows = useRowsInView(props, kept);
  useEndReached(rows.range?.endIndex, collection.size, onEndReached);
  return (
    <div
      {...rowGroupProps}
      className={styles.body}
      style={assignInlineVars({ [styles.blockSize]: `${collection.size * rowHeight}px` })}
    >
      {rows.getVirtualItems().map(({ index }) => {
        const node = collection.at(index);
        return (
          node && (
            <TableRow
              key={node.key}
              node={node}
              collection={collection}
              state={state}
              columns={columns}
              look={look}
              top={index * rowHeight}
            />
          )
        );
      })}
    </div>
  );
}
