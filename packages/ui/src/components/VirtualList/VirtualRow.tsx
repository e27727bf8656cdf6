import { memo, type ReactNode } from 'react';
import type { RowFocusProps } from './VirtualList';
import * as styles from './VirtualList.css';

interface VirtualRowProps<Item> {
  item: Item;
  index: number;
  totalCount: number;
  isCurrent: boolean;
  /** Ref of the virtualizer, which writes the row's position and reads its height. */
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

/** `memo` forgets type parameters; this keeps them. */
const typedMemo: <Props>(component: (props: Props) => ReactNode) => (props: Props) => ReactNode = memo;

/** One row. Scrolling moves rows without drawing them again, so a row is drawn when it appears and when it changes. */
export const VirtualRow = typedMemo(Row);
