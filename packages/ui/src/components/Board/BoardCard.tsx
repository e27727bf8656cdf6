import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import type { RowFocusProps } from '../VirtualList';
import * as styles from './Board.css';
import { type CardInHand, useBoard, useColumnId } from './boardContext';
import { CardBox, CardControl } from './CardControls';
import { cardType } from './cardType';

export interface BoardCardProps {
  /** The card's id, as returned by the column's `getKey`. */
  id: string;
  /** The card's name in its menu, in announcements and for screen readers. */
  label: string;
  /** IDs of elements in the content that screen readers read after the label. */
  describedBy?: string;
  /** The content. Controls inside stay reachable by pointer. */
  children: ReactNode;
  /** Passed on from the column's `renderCard`. */
  focusProps: RowFocusProps;
  /** The card's details are open. @default false */
  isSelected?: boolean;
  /** The card is part of a multiple selection. @default false */
  isChosen?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One card. A press or Enter opens it. It is moved by dragging, by its handle, by Shift and an arrow key, or by its
 * menu. The menu also opens with the menu key and by right click. The card is a single tab stop: Tab skips its
 * checkbox, handle and menu.
 */
export function BoardCard({
  id,
  label,
  describedBy,
  children,
  focusProps,
  isSelected = false,
  isChosen = false,
  ref,
}: BoardCardProps) {
  const words = useStrings(boardStrings);
  const { open, choose, onCardKey, openMenu, drag } = useBoard();
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
    open?.(id, card.from);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const how = event.shiftKey ? 'extend' : event.metaKey || event.ctrlKey ? 'toggle' : null;
    if (how === null || !choose) return open?.(id, card.from);
    choose(id, how);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openMenu(card, event.currentTarget);
  };

  return (
    <div
      {...dragProps}
      ref={ref}
      className={styles.card}
      data-row-id={id}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-dragging={isDragging || undefined}
    >
      {/* Not a <button>: Firefox starts no drag inside one, and this covers the whole card. */}
      <div
        {...focusProps}
        tabIndex={focusProps.tabIndex}
        role="button"
        aria-label={label}
        aria-describedby={describedBy}
        aria-current={isSelected || undefined}
        className={styles.cardMain}
        onMouseDown={keepTextUnselected}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
      />
      <div className={styles.cardContent}>{children}</div>
      <div className={styles.cardControls}>
        {choose && <CardBox label={words.choose({ label })} isChosen={isChosen} onChoose={(how) => choose(id, how)} />}
        <CardControl icon="grip" label={words.drag({ label })} kind="handle" pressProps={dragButtonProps} />
        <CardControl
          icon="ellipsis"
          label={words.actions({ label })}
          kind="menu"
          onPress={(anchor) => openMenu(card, anchor)}
        />
      </div>
    </div>
  );
}

/** Prevents Shift and a press, which selects cards, from also selecting the text between them. */
function keepTextUnselected(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}
