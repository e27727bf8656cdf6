import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { useFigure, useStrings } from '../../locale';
import { ChangingFigure } from '../../motion';
import { boardStrings } from '../../strings/generated/board';
import { type RowFocusProps, VirtualList, type VirtualListHandle } from '../VirtualList';
import * as styles from './Board.css';
import { ColumnContext, useBoard } from './boardContext';
import { ColumnHeader } from './ColumnHeader';
import { cardType } from './cardType';
import { DropSlot } from './DropSlot';
import { useCardInHand } from './dragStore';
import { useColumnPlace } from './useColumnPlace';
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
  /** A line below the title: what the cards add up to. */
  summary?: ReactNode;
  /** Shown instead of the cards: skeletons while loading, a message when empty. */
  placeholder?: ReactNode;
  /** Shown below the cards, such as why no more could be loaded. */
  notice?: ReactNode;
  /** Expected height of a card in rem. @default 7 */
  estimatedCardRem?: number;
  /** Called when scrolling nears the last loaded card. */
  onEndReached?: () => void;
  /** Shows only title and count, and takes cards. @default false */
  isCollapsed?: boolean;
  /** Lets the column collapse and expand. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
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
  summary,
  placeholder,
  notice,
  estimatedCardRem = 7,
  onEndReached,
  isCollapsed = false,
  onCollapsedChange,
}: BoardColumnProps<Item>) {
  const board = useBoard();
  const { drag } = board;
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
  const canReceive = board.canReceive(id);
  const inHand = useCardInHand(drag);
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: slot,
    hasDropButton: true,
    getDropOperation: (types) => (canReceive && types.has(cardType) && drag.get()?.from !== id ? 'move' : 'cancel'),
    onDrop: () => {
      const card = drag.get();
      if (card) board.move(card, id, slot.current === document.activeElement ? 'keyboard' : 'pointer');
    },
  });
  const isOpenForDrop = canReceive && inHand !== null && inHand.from !== id;

  useColumnPlace({ id, items, getKey, heading, list });
  const hadFocus = useFocusKept(isEmpty, heading);
  const count = isCountMinimum ? words.atLeast({ count: totalCount }) : figure(totalCount);

  return (
    <ColumnContext.Provider value={id}>
      <section
        {...dropProps}
        aria-labelledby={headingId}
        className={styles.column}
        data-column={id}
        data-closed={!canReceive || undefined}
        data-shown={board.shownColumn === id || undefined}
        data-drop-target={isDropTarget || undefined}
        data-collapsed={isCollapsed || undefined}
      >
        <ColumnHeader
          ref={heading}
          id={headingId}
          title={title}
          count={<ChangingFigure value={totalCount}>{count}</ChangingFigure>}
          onCollapse={onCollapsedChange === undefined || isCollapsed ? undefined : () => onCollapsedChange(true)}
        />
        {summary !== undefined && !isCollapsed && <div className={styles.summary}>{summary}</div>}
        <DropSlot
          ref={slot}
          label={words.dropInto({ column: title })}
          isOpen={isOpenForDrop}
          isDropTarget={isDropTarget}
          buttonProps={dropButtonProps}
        />
        {isCollapsed && (
          <button type="button" className={styles.expand} onClick={() => onCollapsedChange?.(false)}>
            {words.expand({ column: title })}
          </button>
        )}
        <div className={styles.cards} {...hadFocus} hidden={isCollapsed}>
          {isCollapsed
            ? null
            : (placeholder ?? (
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
              ))}
        </div>
        {notice}
      </section>
    </ColumnContext.Provider>
  );
}
