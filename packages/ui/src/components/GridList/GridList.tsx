import type { ReactNode, Ref } from 'react';
import { GridList as AriaGridList, ListLayout, type Selection, Virtualizer } from 'react-aria-components';
import { useStrings } from '../../locale';
import { gridListStrings } from '../../strings/generated/gridList';
import { EmptyState } from '../EmptyState';
import type { RowChoices } from '../Table/rowChoices';
import { remInPx } from '../VirtualList/remInPx';
import * as styles from './GridList.css';
import { GridListRow } from './GridListRow';
import { useReorder } from './useReorder';

export interface GridListProps<Item extends object> extends RowChoices {
  /** Accessible name, if no visible heading names the list. */
  'aria-label'?: string;
  /** Id of the element that names the list. */
  'aria-labelledby'?: string;
  items: readonly Item[];
  /** Returns a row's id; focus and selection follow it. */
  getKey: (item: Item) => string;
  /** Returns a row's text, for type-ahead and for the names of its checkbox and drag handle. */
  getText: (item: Item) => string;
  /** Renders a row. Arrow keys reach its buttons and menus. */
  renderItem: (item: Item) => ReactNode;
  /** Enables reordering by drag and by keyboard. Called with the ids in their new order. */
  onReorder?: (keys: string[]) => void;
  /** Renders only the visible rows, in a container with a height. For hundreds of rows; for thousands use `VirtualList`. @default false */
  isVirtualized?: boolean;
  /** Expected row height in rem, if virtualized. @default 2.75 */
  estimatedRowRem?: number;
  /** Replaces the default empty state. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Rows with their own buttons and menus that can be selected, opened or reordered. To compare values by column, use
 * `Table`.
 */
export function GridList<Item extends object>(props: GridListProps<Item>) {
  const { items, getKey, getText, renderItem, isVirtualized = false, estimatedRowRem = 2.75, empty, ref } = props;
  const words = useStrings(gridListStrings);
  const { dragAndDropHooks } = useReorder(items.map(getKey), getText, items, props.onReorder);
  const { onSelectionChange, onAction } = props;
  const tell = (keys: Selection) =>
    onSelectionChange?.(keys === 'all' ? keys : new Set([...keys].map((key) => String(key))));
  const list = (
    <AriaGridList
      ref={ref}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      items={items}
      dependencies={[renderItem]}
      selectionMode={props.selectionMode}
      selectionBehavior={props.selectsBy === 'rows' ? 'replace' : 'toggle'}
      selectedKeys={props.selectedKeys}
      defaultSelectedKeys={props.defaultSelectedKeys}
      disabledKeys={props.disabledKeys}
      onSelectionChange={tell}
      onAction={onAction && ((key) => onAction(String(key)))}
      dragAndDropHooks={dragAndDropHooks}
      className={styles.list({ height: isVirtualized ? 'container' : 'content' })}
      renderEmptyState={() => empty ?? <EmptyState size="compact" title={words.empty} />}
    >
      {(item) => (
        <GridListRow id={getKey(item)} text={getText(item)}>
          {renderItem(item)}
        </GridListRow>
      )}
    </AriaGridList>
  );
  if (!isVirtualized) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: estimatedRowRem * remInPx() }}>
      {list}
    </Virtualizer>
  );
}
