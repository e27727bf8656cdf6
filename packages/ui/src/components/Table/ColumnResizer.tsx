import { useRef } from 'react';
import { useTableColumnResize } from 'react-aria';
import { createPortal } from 'react-dom';
import type { TableColumnResizeState } from 'react-stately';
import { useStrings } from '../../locale';
import { tableStrings } from '../../strings/generated/table';
import type { TableNode } from './rowCollection';
import * as styles from './Table.css';

interface ColumnResizerProps<Row extends object> {
  node: TableNode<Row>;
  state: TableColumnResizeState<Row>;
  onResizeEnd: () => void;
}

/** The resize handle at the end of a heading: drag it, or press Enter and then arrow keys. */
export function ColumnResizer<Row extends object>({ node, state, onResizeEnd }: ColumnResizerProps<Row>) {
  const words = useStrings(tableStrings);
  const ref = useRef<HTMLInputElement>(null);
  const label = words.width({ column: node.textValue });
  const { resizerProps, inputProps, isResizing, isMouseResizing } = useTableColumnResize(
    { column: node, 'aria-label': label, onResizeEnd },
    state,
    ref,
  );
  return (
    <div {...resizerProps} role="presentation" className={styles.resizer} data-resizing={isResizing || undefined}>
      {/* The label already contains the column name, which react-aria would append again. */}
      <input {...inputProps} aria-label={label} aria-labelledby={undefined} ref={ref} />
      {isResizing && isMouseResizing && createPortal(<div className={styles.cursorEverywhere} />, document.body)}
    </div>
  );
}
