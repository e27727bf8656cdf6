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
  /** Where the column can be made wider. */
  resizing?: TableColumnResizeState<Row>;
  onResizeEnd: () => void;
  isFirst: boolean;
  /** The other columns scroll under the first. */
  scrolls: boolean;
}

/** The name of a column: it sorts when pressed, and its end makes the column wider. */
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
      // Said with every cell of the column, so without the width that its end has.
      aria-label={node.textValue}
      className={`${place} ${styles.heading}`}
      data-sortable={canSort || undefined}
      data-pressed={isPressed || undefined}
    >
      {/* Beside a resizer the name takes focus, since a heading gives its focus to the first that can have it. */}
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

/** The box that selects all rows or none. */
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
  // react-aria would walk through all rows at every change to find this out.
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
