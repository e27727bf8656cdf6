import { useRef } from 'react';
import { useTableCell, useTableSelectionCheckbox } from 'react-aria';
import type { TableState } from 'react-stately';
import type { Column } from './columns';
import type { TableNode } from './rowCollection';
import { SelectionBox } from './SelectionBox';
import * as styles from './Table.css';

export interface CellLook {
  /** The columns scroll, so the sticky first column shows an edge. */
  scrolls: boolean;
  isRoomy: boolean;
}

interface CellProps<Row extends object> {
  node: TableNode<Row>;
  state: TableState<Row>;
}

interface TableCellProps<Row extends object> extends CellProps<Row> {
  row: Row;
  column: Column<Row>;
  isFirst: boolean;
  look: CellLook;
}

export function TableCell<Row extends object>({ node, state, row, column, isFirst, look }: TableCellProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized: true }, state, ref);
  const place = isFirst ? 'first' : 'flows';
  return (
    <div
      {...gridCellProps}
      ref={ref}
      className={styles.cell({ align: column.align, place, edge: isFirst && look.scrolls })}
    >
      <div className={look.isRoomy && column.align !== 'end' ? styles.twoLines : styles.content}>
        {column.cell(row)}
      </div>
    </div>
  );
}

export function BoxCell<Row extends object>({ node, state }: CellProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized: true }, state, ref);
  const { checkboxProps } = useTableSelectionCheckbox({ key: node.parentKey ?? node.key }, state);
  return (
    <div {...gridCellProps} ref={ref} className={styles.cell({ place: 'boxes' })}>
      <SelectionBox {...checkboxProps} />
    </div>
  );
}
