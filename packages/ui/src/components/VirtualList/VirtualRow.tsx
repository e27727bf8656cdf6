import { memo, type ReactNode } from 'react';
import type { RowFocusProps } from './VirtualList';
import * as styles from './VirtualList.css';

interface VirtualRowProps<Item> {
  item: Item;
  index: number;
  totalCount: number;
  isCurrent: boolean;
  /** Ref callback of the virtualizer, which positions the row and measures its height. */
  measure: (element: HTMLDivElement | null) => void;
  renderRow: (item: Item, focusProps: RowFocusProps, index: number) => ReactNode;
}

function Row<Item>({ item, index, totalCount, isCurrent, measure, renderRow }: VirtualRowProps<Item>) {
  return (
    <div
      ref={measure}
      role="listitem"
      aria-setsize={totalCount}
      aria-posinset={index + 1}
      data-index={index}
      className={styles.row}
    >
      {renderRow(item, { tabIndex: isCurrent ? 0 : -1, 'data-row-focus': '' }, index)}
    </div>
  );
}

/** `memo` loses type parameters; this keeps them. */
const typedMemo: <Props>(component: (props: Props) => ReactNode) => (props: Props) => ReactNode = memo;

/** Memoized: scrolling moves rows without rendering them. */
export const VirtualRow = typedMemo(Row);
