import type { Selection } from 'react-aria-components';
import type { TableState } from 'react-stately';
import type { TableProps } from './tableProps';

export type SelectedKeys = 'all' | ReadonlySet<string>;

/** The selected rows that are still in the table; `null` for none. A row that left stays selected for when it returns. */
export function presentSelection<Row extends object>(state: TableState<Row>): SelectedKeys | null {
  const chosen = state.selectionManager.rawSelection;
  if (state.collection.size === 0) return null;
  if (chosen === 'all') return chosen;
  const present = [...chosen].filter((key) => state.collection.getItem(key) !== null).map(String);
  return present.length === 0 ? null : new Set(present);
}

export function selectionOf<Row extends object>(props: TableProps<Row>) {
  const {
    selectionMode = 'none',
    selectsBy,
    selectedKeys,
    defaultSelectedKeys,
    disabledKeys,
    onSelectionChange,
  } = props;
  return {
    selectionMode,
    selectionBehavior: selectsBy === 'rows' ? ('replace' as const) : ('toggle' as const),
    selectedKeys,
    defaultSelectedKeys,
    disabledKeys,
    onSelectionChange: (keys: Selection) =>
      onSelectionChange?.(keys === 'all' ? keys : new Set([...keys].map((key) => String(key)))),
  };
}
