import { useRef } from 'react';
import { useTableColumnHeader } from 'react-aria';
import type { TableColumnResizeState, TableState } from 'react-stately';
import { useStrings } from '../../locale';
import { tableStrings } from '../../strings/generated/table';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { ColumnResizer } from './ColumnResizer';
import type { Column } from './columns';
import type { TableNode } from './rowCollection';
import { SelectionBox } from './SelectionBox';
import * as styles from './Table.css';

interface HeadingProps<Row extends object> {
  node: TableNode<Row>;
  state: TableState<Row>;
}

interface ColumnHeadingProps<Row extends object> extends HeadingProps<Row> {
  column: Column<Row>;
  /** Undefined if columns are not resizable. */
  resizing?: TableColumnResizeState<Row>;
  onResizeEnd: () => void;
  isFirst: boolean;
  /** The other columns scroll below the first. */
  scrolls: boolean;
}

export function ColumnHeading<Row extends object>(props: ColumnHeadingProps<Row>) {
  const { node, state, column, resizing, onResizeEnd, isFirst, scrolls } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { columnHeaderProps, isPressed } = useTableColumnHeader({ node, isVirtualized: true }, state, ref);
  const { align = 'start' } = column;
  const place = styles.cell({ align, place: isFirst ? 'first' : 'flows', edge: isFirst && scrolls });
  const isDescending = state.sortDescriptor?.column === node.key && state.sortDescriptor.direction === 'descending';
  const canSort = column.isSortable ?? column.sortBy !== undefined;
  return (
    <div
      {...columnHeaderProps}
      ref={ref}
      // Read out with every cell of the column, so it leaves out the resizer's value.
      aria-label={node.textValue}
      className={`${place} ${styles.heading}`}
      data-sortable={canSort || undefined}
      data-pressed={isPressed || undefined}
    >
      {/* Beside a resizer the name takes focus: a heading passes focus to its first focusable child. */}
      <div role="presentation" tabIndex={resizing ? -1 : undefined} className={styles.name({ align })}>
        <span className={styles.content}>{column.label}</span>
        {canSort && (
          <span className={styles.sortMark}>
            <Icon name={isDescending ? 'chevron-down' : 'chevron-up'} size="small" />
          </span>
        )}
      </div>
      {resizing && <ColumnResizer node={node} state={resizing} onResizeEnd={onResizeEnd} />}
    </div>
  );
}

export function BoxHeading<Row extends object>({ node, state }: HeadingProps<Row>) {
  const words = useStrings(tableStrings);
  const ref = useRef<HTMLDivElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized: true }, state, ref);
  return (
    <div {...columnHeaderProps} ref={ref} className={styles.cell({ place: 'boxes' })}>
      {state.selectionManager.selectionMode === 'multiple' ? (
        <SelectAll state={state} />
      ) : (
        <VisuallyHidden>{words.selection}</VisuallyHidden>
      )}
    </div>
  );
}

function SelectAll<Row extends object>({ state }: { state: TableState<Row> }) {
  const words = useStrings(tableStrings);
  const { selectionManager: manager, collection, disabledKeys } = state;
  const chosen = manager.rawSelection;
  // Computed here because react-aria would walk all rows on every change.
  const isAll = chosen === 'all' || (chosen.size > 0 && chosen.size >= collection.size - disabledKeys.size);
  return (
    <SelectionBox
      aria-label={words.selectAll}
      isSelected={isAll}
      isIndeterminate={!isAll && !manager.isEmpty}
      isDisabled={collection.size === 0}
      onChange={() => (isAll ? manager.clearSelection() : manager.selectAll())}
    />
  );
}
