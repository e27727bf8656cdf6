import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { useFigure, useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import { text } from '../../theme';
import { type RowFocusProps, VirtualList, type VirtualListHandle } from '../VirtualList';
import * as styles from './Board.css';
import { ColumnContext, useBoard } from './boardContext';
import { cardType } from './cardType';
import { useCardInHand } from './dragStore';
import { useFocusKept } from './useFocusKept';

export interface BoardColumnProps<Item> {
  /** One of the ids in the board's `columns`. */
  id: string;
  /** The loaded cards, in display order. */
  items: readonly Item[];
  /** Returns a card's id. Must be stable. */
  getKey: (item: Item) => string;
  /** Renders a card as a `BoardCard`. Must be stable: a card re-renders only when its item changes. */
  renderCard: (item: Item, focusProps: RowFocusProps, index: number) => ReactNode;
  /** Number of cards in the column, if not all are loaded. @default items.length */
  totalCount?: number;
  /** `totalCount` is a lower bound, shown as "count+". @default false */
  isCountMinimum?: boolean;
  /** A handle to scroll a card into view and focus it. An empty column focuses its title instead. */
  ref?: Ref<VirtualListHandle>;
  /** Shown instead of the cards: skeletons while loading, a message when empty. */
  placeholder?: ReactNode;
  /** Shown below the cards, such as why no more could be loaded. */
  notice?: ReactNode;
  /** Expected height of a card in rem. @default 7 */
  estimatedCardRem?: number;
  /** Called when scrolling nears the last loaded card. */
  onEndReached?: () => void;
}

/** One column of a `Board`: title, count, virtualized cards and drop target. */
export function BoardColumn<Item>({
  id,
  items,
  getKey,
  renderCard,
  totalCount = items.length,
  isCountMinimum = false,
  ref,
  placeholder,
  notice,
  estimatedCardRem = 7,
  onEndReached,
}: BoardColumnProps<Item>) {
  const board = useBoard();
  const { register, takePlaceToFocus, drag } = board;
  const heading = useRef<HTMLHeadingElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualListHandle>(null);
  const isEmpty = items.length === 0;
  useImperativeHandle(
    ref,
    () => ({ focusRow: (index) => (isEmpty ? heading.current?.focus() : list.current?.focusRow(index)) }),
    [isEmpty],
  );
  const headingId = useId();
  const figure = useFigure();
  const words = useStrings(boardStrings);
  const title = board.titleOf(id);
  const inHand = useCardInHand(drag);
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: slot,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(cardType) && drag.get()?.from !== id ? 'move' : 'cancel'),
    onDrop: () => {
      const card = drag.get();
      if (card) board.move(card, id, slot.current === document.activeElement ? 'keyboard' : 'pointer');
    },
  });
  const isOpenForDrop = inHand !== null && inHand.from !== id;

  useEffect(
    () => register(id, { indexOf: (cardId) => items.findIndex((item) => getKey(item) === cardId) }),
    [register, id, items, getKey],
  );

  useLayoutEffect(() => {
    const place = takePlaceToFocus(id, (index) => {
      const item = items[index];
      return item === undefined ? undefined : getKey(item);
    });
    if (!place) return;
    if (items.length === 0) heading.current?.focus();
    else list.current?.focusRow(place.index);
  }, [takePlaceToFocus, id, items, getKey]);

  const hadFocus = useFocusKept(isEmpty, heading);
  const dropLabel = words.dropInto({ column: title });
  const count = isCountMinimum ? words.atLeast({ count: totalCount }) : figure(totalCount);

  return (
    <ColumnContext.Provider value={id}>
      <section
        {...dropProps}
        aria-labelledby={headingId}
        className={styles.column}
        data-column={id}
        data-shown={board.shownColumn === id || undefined}
        data-drop-target={isDropTarget || undefined}
      >
        <header className={styles.columnHeader}>
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            title={title}
            className={`${text({ style: 'lead' })} ${styles.columnTitle}`}
          >
            {title}
          </h2>
          <span className={styles.count}>{count}</span>
        </header>
        <div
          {...(isOpenForDrop && { ...dropButtonProps, role: 'button', 'aria-label': dropLabel })}
          ref={slot}
          tabIndex={-1}
          className={styles.slot}
          data-open={isOpenForDrop || undefined}
          data-drop-target={isDropTarget || undefined}
        >
          {isOpenForDrop && dropLabel}
        </div>
        <div className={styles.cards} {...hadFocus}>
          {placeholder ?? (
            <VirtualList
              ref={list}
              items={items}
              getKey={getKey}
              renderRow={renderCard}
              totalCount={totalCount}
              aria-labelledby={headingId}
              estimatedRowRem={estimatedCardRem}
              gapRem={0.5}
              paddingRem={0.5}
              onEndReached={onEndReached}
            />
          )}
        </div>
        {notice}
      </section>
    </ColumnContext.Provider>
  );
}
