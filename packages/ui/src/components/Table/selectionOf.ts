import type { Selection } from 'react-aria-components';
import type { TableProps } from './tableProps';

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
