import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import type { RowFocusProps } from '../VirtualList';
import * as styles from './Board.css';
import { type CardInHand, useBoard, useColumnId } from './boardContext';
import { CardBox, CardControl } from './CardControls';
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
  /** It is one of those chosen for something to be done with all of them. @default false */
  isChosen?: boolean;
}

/**
 * One card: opened by a press or Enter, moved by dragging it, by its handle, by Shift and an arrow, or by its menu, which the menu key and the
 * other mouse button open as well. It is one stop of the Tab key: its box, handle and menu are for pointers.
 */
export function BoardCard({ id, label, children, focusProps, isSelected = false, isChosen = false }: BoardCardProps) {
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
    open?.(id);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const how = event.shiftKey ? 'extend' : event.metaKey || event.ctrlKey ? 'toggle' : null;
    if (how === null || !choose) return open?.(id);
    choose(id, how);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openMenu(card, event.currentTarget);
  };

  return (
    <div
      {...dragProps}
      className={styles.card}
      data-row-id={id}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-dragging={isDragging || undefined}
    >
      {/* Not a <button>: Firefox starts no drag from inside one, and this covers the whole card. */}
      <div
        {...focusProps}
        tabIndex={focusProps.tabIndex}
        role="button"
        aria-label={label}
        aria-pressed={open ? isSelected : undefined}
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

/** Shift and a press choose cards, and would select the text between them as well. */
function keepTextUnselected(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}
