import type { ReactNode } from 'react';
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
  /** Name of the list, where no visible heading names it. */
  'aria-label'?: string;
  /** Id of the element that names the list. */
  'aria-labelledby'?: string;
  /** Rows in their order. */
  items: readonly Item[];
  /** A row's identity: focus and selection follow it. */
  getKey: (item: Item) => string;
  /** A row in words: what typing finds, and how its box and handle are called. */
  getText: (item: Item) => string;
  /** What a row shows. Buttons and menus in it are reached with the arrow keys. */
  renderItem: (item: Item) => ReactNode;
  /** Rows can be dragged by a handle, or moved with keys; told the keys in their new order. */
  onReorder?: (keys: string[]) => void;
  /** Draws only the rows in view, in a container that has a height. For some hundred rows; for thousands take a `VirtualList`. @default false */
  isVirtualized?: boolean;
  /** Expected height of a row in rem, where it is virtualised. @default 2.75 */
  estimatedRowRem?: number;
  /** What stands where there are no rows. */
  empty?: ReactNode;
}

/**
 * Rows that each are more than a line of text: with marks, buttons and menus of their own, to be selected, opened or put in order. The arrows lead
 * from row to row and into a row. What is compared column by column is a `Table`.
 */
export function GridList<Item extends object>(props: GridListProps<Item>) {
  const { items, getKey, getText, renderItem, isVirtualized = false, estimatedRowRem = 2.75, empty } = props;
  const words = useStrings(gridListStrings);
  const { dragAndDropHooks } = useReorder(items.map(getKey), getText, items, props.onReorder);
  const { onSelectionChange, onAction } = props;
  const tell = (keys: Selection) =>
    onSelectionChange?.(keys === 'all' ? keys : new Set([...keys].map((key) => String(key))));
  const list = (
    <AriaGridList
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
