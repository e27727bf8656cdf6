import { type RefObject, useImperativeHandle, useMemo } from 'react';
import { useTable } from 'react-aria';
import { useTableState } from 'react-stately';
import { RowCollection } from './rowCollection';
import { selectionOf } from './selectionOf';
import type { TableProps } from './tableProps';
import { useRowLayout } from './useRowLayout';
import { useSortedRows } from './useSortedRows';
import type { TableRoom } from './useTableRoom';

export function useTableModel<Row extends object>(
  props: TableProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  room: TableRoom,
) {
  const { columns, getKey, selectionMode = 'none', hasTypeAhead = true, onAction } = props;
  const { sorted: rows, descriptor, choose } = useSortedRows(props);
  const hasBoxes = selectionMode !== 'none' && props.selectsBy !== 'rows';
  const collection = useMemo(
    () => new RowCollection({ rows, columns, getKey, hasBoxes }),
    [rows, columns, getKey, hasBoxes],
  );
  const state = useTableState({
    ...selectionOf(props),
    collection,
    sortDescriptor: descriptor,
    onSortChange: choose,
    showSelectionCheckboxes: hasBoxes,
    disabledBehavior: 'all',
  });
  const layoutDelegate = useRowLayout(collection, room, scroller);
  const { gridProps } = useTable(
    {
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      isVirtualized: true,
      disallowTypeAhead: !hasTypeAhead,
      layoutDelegate,
      onRowAction: onAction && ((key) => onAction(String(key))),
    },
    state,
    scroller,
  );
  const { selectionManager: manager } = state;
  useImperativeHandle(
    props.handleRef,
    () => ({
      focusRow: (index) => {
        const row = collection.at(index);
        if (row === null) return scroller.current?.focus();
        manager.setFocused(true);
        manager.setFocusedKey(row.key);
      },
    }),
    [collection, manager, scroller],
  );
  return { collection, state, gridProps, hasBoxes };
}
