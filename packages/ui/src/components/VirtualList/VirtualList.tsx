import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useCurrentRow } from './useCurrentRow';
import { useEndReached } from './useEndReached';
import { useRowFocus } from './useRowFocus';
import { useRows } from './useRows';
import * as styles from './VirtualList.css';
import { VirtualRow } from './VirtualRow';

/** What a caller may ask of a list from outside. */
export interface VirtualListHandle {
  /** Brings a row into view and focuses it. An index past the end means the last row; an empty list does nothing. */
  focusRow: (index: number) => void;
}

/** To be spread on the one element of a row that stands for it, such as its link or button. */
export interface RowFocusProps {
  /** One row of a list is in the tab order; controls beside the main one take the same value. */
  tabIndex: 0 | -1;
  'data-row-focus': '';
}

export interface VirtualListProps<Item> {
  /** Rows in the order in which they are shown. */
  items: readonly Item[];
  /** A row's identity, stable across changes of the list: focus and measured height follow it. Must be a stable function. */
  getKey: (item: Item) => string;
  /** Draws a row. Must be a stable function: a row is drawn again only when its item, place or tab index changes. */
  renderRow: (item: Item, focusProps: RowFocusProps, index: number) => ReactNode;
  /** Name of the list, where no visible heading names it. */
  'aria-label'?: string;
  /** Id of the element that names the list. */
  'aria-labelledby'?: string;
  /** Expected height of a row in rem; rows are measured as they come into view. @default 3 */
  estimatedRowRem?: number;
  /** Space between rows in rem. @default 0 */
  gapRem?: number;
  /** Space before the first and after the last row in rem. @default 0 */
  paddingRem?: number;
  /** How many rows there are altogether, when only the first of them are loaded. @default items.length */
  totalCount?: number;
  /** Called when the last loaded row comes near, once per length of the list. */
  onEndReached?: () => void;
  ref?: Ref<VirtualListHandle>;
}

/**
 * A list that draws only the rows in view and still is a list to everyone: rows carry their place and the list's length, one row is
 * in the tab order, arrows, Page keys, Home and End move between rows, and focus stays where it was when the list changes under it.
 * It fills the height of its container.
 */
export function VirtualList<Item>({
  items,
  getKey,
  renderRow,
  estimatedRowRem = 3,
  gapRem = 0,
  paddingRem = 0,
  totalCount = items.length,
  onEndReached,
  ref,
  ...labels
}: VirtualListProps<Item>) {
  'use no memo'; // The virtualizer is one mutable object: memoising what is read from it would freeze the list.
  const scroller = useRef<HTMLDivElement>(null);
  const current = useCurrentRow(items, getKey);
  const rows = useRows({ items, getKey, scroller, estimatedRowRem, gapRem, paddingRem, keptIndex: current.index });
  const { focusRow, ...focusHandlers } = useRowFocus({ count: items.length, scroller, rows, current });
  useImperativeHandle(ref, () => ({ focusRow }), [focusRow]);
  const { containerRef, measureElement } = rows;
  const shown = rows.getVirtualItems();
  useEndReached(rows.range?.endIndex, items.length, onEndReached);

  return (
    <div ref={scroller} className={styles.scroller}>
      <div ref={containerRef} role="list" {...labels} {...focusHandlers} className={styles.list}>
        {shown.map(({ key, index }) => {
          const item = items[index];
          return item === undefined ? null : (
            <VirtualRow
              key={key}
              item={item}
              index={index}
              totalCount={totalCount}
              isCurrent={index === current.index}
              measure={measureElement}
              renderRow={renderRow}
            />
          );
        })}
      </div>
    </div>
  );
}
