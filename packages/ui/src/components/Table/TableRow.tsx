import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, useRef } from 'react';
import { mergeProps, useTableRow } from 'react-aria';
import type { TableState } from 'react-stately';
import type { Column } from './columns';
import { columnKey, type RowCollection, selectionColumnKey, type TableNode } from './rowCollection';
import * as styles from './Table.css';
import { BoxCell, type CellLook, TableCell } from './TableCell';

interface TableRowProps<Row extends object> {
  node: TableNode<Row>;
  collection: RowCollection<Row>;
  state: TableState<Row>;
  columns: readonly Column<Row>[];
  look: CellLook;
  /** Position below the headings, in px. */
  top: number;
}

function DrawnRow<Row extends object>({ node, collection, state, columns, look, top }: TableRowProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, isSelected, isPressed, isDisabled, hasAction, allowsSelection } = useTableRow(
    { node, isVirtualized: true },
    state,
    ref,
  );
  const row = node.value;
  const cells = new Map(collection.getChildren(node.key).map((cell) => [cell.column?.key, cell]));
  const box = cells.get(selectionColumnKey);
  return (
    <div
      {...mergeProps(rowProps, { style: assignInlineVars({ [styles.top]: `${top}px` }) })}
      ref={ref}
      className={styles.row}
      data-row-id={node.key}
      data-selected={isSelected || undefined}
      data-pressed={isPressed || undefined}
      data-disabled={isDisabled || undefined}
      data-interactive={hasAction || allowsSelection || undefined}
      data-last={node.index === collection.size - 1 || undefined}
    >
      {box && <BoxCell node={box} state={state} />}
      {columns.map((column, index) => {
        const cell = cells.get(columnKey(column.id));
        return (
          row &&
          cell && (
            <TableCell
              key={column.id}
              node={cell}
              state={state}
              row={row}
              column={column}
              isFirst={index === 0}
              look={look}
            />
          )
        );
      })}
    </div>
  );
}

/** `memo` loses type parameters; this keeps them. */
const typedMemo: <Props>(component: (props: Props) => ReactNode) => (props: Props) => ReactNode = memo;

/** Memoized: scrolling renders only rows that appear. */
export const TableRow = typedMemo(DrawnRow);
