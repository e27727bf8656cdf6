import { useRef } from 'react';
import { useTableCell, useTableSelectionCheckbox } from 'react-aria';
import type { TableState } from 'react-stately';
import type { Column } from './columns';
import type { TableNode } from './rowCollection';
import { linesBeside } from './rowLines';
import { SelectionBox } from './SelectionBox';
import * as styles from './Table.css';
import type { RowLines } from './tableProps';

export interface CellLook {
  /** The columns scroll, so the sticky first column shows an edge. */
  scrolls: boolean;
  /** Lines of text in a row. */
  lines: RowLines;
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
      <CellContent row={row} column={column} lines={column.align === 'end' ? 1 : look.lines} />
    </div>
  );
}

interface CellContentProps<Row> {
  row: Row;
  column: Column<Row>;
  lines: RowLines;
}

function CellContent<Row>({ row, column: { cell, mark, description }, lines }: CellContentProps<Row>) {
  if (mark === undefined && description === undefined) return <div className={styles.lines[lines]}>{cell(row)}</div>;
  return (
    <div className={styles.parts}>
      {mark && <span className={styles.mark}>{mark(row)}</span>}
      <div className={styles.partLines}>
        <div className={styles.lines[description ? linesBeside(lines) : lines]}>{cell(row)}</div>
        {description && <div className={styles.description}>{description(row)}</div>}
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
