import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useCurrentRow } from './useCurrentRow';
import { useEndReached } from './useEndReached';
import { useRowFocus } from './useRowFocus';
import { useRows } from './useRows';
import * as styles from './VirtualList.css';
import { VirtualRow } from './VirtualRow';

export interface VirtualListHandle {
  /** Scrolls a row into view and focuses it. Indexes past the end mean the last row; does nothing if the list is empty. */
  focusRow: (index: number) => void;
}

/** Spread on a row's main element, such as its link or button. */
export interface RowFocusProps {
  /** Only one row is in the tab order; other controls of the row use the same value. */
  tabIndex: 0 | -1;
  'data-row-focus': '';
}

export interface VirtualListProps<Item> {
  /** The loaded rows, in order. */
  items: readonly Item[];
  /** Returns a row's key. Focus and measured height follow it when the list changes. Must be a stable function. */
  getKey: (item: Item) => string;
  /** Renders a row. Must be a stable function: a row re-renders only when its item, position or tab index changes. */
  renderRow: (item: Item, focusProps: RowFocusProps, index: number) => ReactNode;
  /** Accessible name, if no visible heading names the list. */
  'aria-label'?: string;
  /** Id of the element that names the list. */
  'aria-labelledby'?: string;
  /** Expected row height in rem. Rows are measured when they come into view. @default 3 */
  estimatedRowRem?: number;
  /** Gap between rows in rem. @default 0 */
  gapRem?: number;
  /** Space before the first and after the last row in rem. @default 0 */
  paddingRem?: number;
  /** Total number of rows, if not all are loaded. @default items.length */
  totalCount?: number;
  /** Called when scrolling nears the last loaded row, once per list length. */
  onEndReached?: () => void;
  ref?: Ref<VirtualListHandle>;
}

/**
 * A list that renders only visible rows but remains accessible: rows have `aria-posinset` and `aria-setsize`, and one row is a tab stop. Arrow
 * keys, Page keys, Home and End move between rows, and focus survives list changes. It fills the height of its container.
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
  'use no memo'; // The virtualizer is one mutable object: memoizing values read from it would freeze the list.
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
