import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RefObject } from 'react';
import { useTableRowGroup } from 'react-aria';
import type { TableState } from 'react-stately';
import { useEndReached } from '../VirtualList/useEndReached';
import type { Column } from './columns';
import type { RowCollection } from './rowCollection';
import { renderedRows } from './rowsInView';
import * as styles from './Table.css';
import type { CellLook } from './TableCell';
import { TableRow } from './TableRow';
import { useRowsInView } from './useRowsInView';

interface TableBodyProps<Row extends object> {
  collection: RowCollection<Row>;
  state: TableState<Row>;
  columns: readonly Column<Row>[];
  look: CellLook;
  scroller: RefObject<HTMLDivElement | null>;
  /** In px. */
  heights: { rowHeight: number; headHeight: number };
  onEndReached?: () => void;
}

export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { collection, state, columns, look, scroller, heights, onEndReached } = props;
  const { rowGroupProps } = useTableRowGroup();
  const view = useRowsInView(collection.size, heights, scroller);
  const kept = collection.indexOf(state.selectionManager.focusedKey);
  useEndReached(view.last < 0 ? undefined : view.last, collection.size, onEndReached);
  return (
    <div
      {...rowGroupProps}
      className={styles.body}
      style={assignInlineVars({ [styles.blockSize]: `${collection.size * heights.rowHeight}px` })}
    >
      {renderedRows(view, kept).map((index) => {
        const node = collection.at(index);
        return (
          node && (
            <TableRow
              // Duplicate keys are a caller's mistake, but both rows still render.
              key={collection.indexOf(node.key) === index ? node.key : index}
              node={node}
              collection={collection}
              state={state}
              columns={columns}
              look={look}
              top={index * heights.rowHeight}
            />
          )
        );
      })}
    </div>
  );
}
