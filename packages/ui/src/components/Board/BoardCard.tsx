import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/board';
import { Icon } from '../Icon';
import type { RowFocusProps } from '../VirtualList';
import * as styles from './Board.css';
import { type CardInHand, useBoard, useColumnId } from './boardContext';
import { cardType } from './cardType';

export interface BoardCardProps {
  /** The card's identity, as the column's `getKey` gives it. */
  id: string;
  /** The words that name it: to screen readers, in its menu, in announcements. */
  label: string;
  /** What it shows. Controls inside stay reachable by pointer. */
  children: ReactNode;
  /** What the column gave for this card. */
  focusProps: RowFocusProps;
  /** It is the one whose details are open. @default false */
  isSelected?: boolean;
}

/** One card: opened by a press or Enter, moved by dragging it, by its handle, by Shift and an arrow, or by its menu. */
export function BoardCard({ id, label, children, focusProps, isSelected = false }: BoardCardProps) {
  const words = useStrings(boardStrings);
  const { open, onCardKey, openMenu, drag } = useBoard();
  const card: CardInHand = { cardId: id, label, from: useColumnId() };
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [cardType]: id, 'text/plain': label }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => drag.set(card),
    onDragEnd: () => drag.set(null),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return onCardKey(event, card);
    event.preventDefault();
    open?.(id);
  };
  const { tabIndex } = focusProps;

  return (
    <div
      {...dragProps}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
    >
      {/* Not a <button>: Firefox starts no drag from inside one, and this covers the whole card. */}
      <div
        {...focusProps}
        tabIndex={tabIndex}
        role="button"
        aria-label={label}
        aria-pressed={open ? isSelected : undefined}
        className={styles.cardMain}
        onClick={() => open?.(id)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.cardContent}>{children}</div>
      <div className={styles.cardControls}>
        <CardControl
          icon="grip"
          label={words.drag(label)}
          tabIndex={tabIndex}
          kind="handle"
          pressProps={dragButtonProps}
        />
        <CardControl
          icon="ellipsis"
          label={words.actions(label)}
          tabIndex={tabIndex}
          kind="menu"
          onPress={(anchor) => openMenu(card, anchor)}
        />
      </div>
    </div>
  );
}

interface CardControlProps {
  icon: 'grip' | 'ellipsis';
  kind: 'handle' | 'menu';
  label: string;
  tabIndex: 0 | -1;
  pressProps?: ReturnType<typeof useDrag>['dragButtonProps'];
  onPress?: (anchor: Element) => void;
}

/** A hook's button instead of a component's: there are two on every card in view, and scrolling pays for each. */
function CardControl({ icon, kind, label, tabIndex, pressProps, onPress }: CardControlProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(
    {
      ...pressProps,
      ...(onPress && { onPress: (event) => onPress(event.target) }),
      'aria-label': label,
      'aria-haspopup': kind === 'menu' ? 'menu' : undefined,
      excludeFromTabOrder: tabIndex === -1,
    },
    ref,
  );
  return (
    <button {...buttonProps} ref={ref} className={styles.cardControl({ kind })}>
      <Icon name={icon} size="small" />
    </button>
  );
}
