import { useRef } from 'react';
import { useTableHeaderRow, useTableRowGroup } from 'react-aria';
import type { TableColumnResizeState, TableState } from 'react-stately';
import { BoxHeading, ColumnHeading } from './ColumnHeading';
import type { Column } from './columns';
import { columnKey, type RowCollection, selectionColumnKey } from './rowCollection';
import * as styles from './Table.css';

interface TableHeadProps<Row extends object> {
  collection: RowCollection<Row>;
  state: TableState<Row>;
  columns: readonly Column<Row>[];
  resizing?: TableColumnResizeState<Row>;
  onResizeEnd: () => void;
  scrolls: boolean;
}

export function TableHead<Row extends object>({ collection, state, columns, ...rest }: TableHeadProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const { rowProps } = useTableHeaderRow({ node: collection.headerRow, isVirtualized: true }, state, ref);
  const nodes = new Map(collection.columns.map((node) => [node.key, node]));
  const boxes = nodes.get(selectionColumnKey);
  return (
    <div {...rowGroupProps} className={styles.head}>
      <div {...rowProps} ref={ref} className={styles.headRow}>
        {boxes && <BoxHeading node={boxes} state={state} />}
        {columns.map((column, index) => {
          const node = nodes.get(columnKey(column.id));
          return (
            node && (
              <ColumnHeading
                key={column.id}
                node={node}
                state={state}
                column={column}
                isFirst={index === 0}
                {...rest}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
