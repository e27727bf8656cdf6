import { lazy, type ReactNode, type Ref, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import * as styles from './Board.css';
import { BoardContext, type BoardContextValue, type CardInHand } from './boardContext';
import { ColumnSwitch } from './ColumnSwitch';
import { createDragStore } from './dragStore';
import { useBoardMoves } from './useBoardMoves';
import { useCardKeys } from './useCardKeys';
import { type BoardColumnInfo, useColumnFacts } from './useColumnFacts';
import { useShownColumn } from './useShownColumn';

/** A board without them still shows and moves its cards. */
const BoardExtras = lazy(() => import('./BoardExtras').catch(() => ({ default: () => null })));

export interface BoardProps<ColumnId extends string> {
  'aria-label': string;
  /** The columns, in order. Keep the array stable. */
  columns: readonly BoardColumnInfo<ColumnId>[];
  children: ReactNode;
  /** Whether the first column, where work begins, is wider than the others. @default 'first' */
  widest?: 'first' | 'none';
  /** On narrow boards: the column to show once this changes, such as that of the open card. */
  revealedColumn?: ColumnId | null;
  /** Called when a card is moved. Update your data here. Must be stable. */
  onMove: (cardId: string, from: ColumnId, to: ColumnId) => void;
  /** Called when a card is pressed. Must be stable. */
  onOpen?: (cardId: string, columnId: string) => void;
  /** Called when a card's checkbox is pressed, or the card with Shift, Ctrl or Command. Must be stable. */
  onChoose?: (cardId: string, how: 'toggle' | 'extend') => void;
  /** More `MenuItem`s and `MenuSection`s for a card's menu, shown after "Move to". */
  menuItems?: (cardId: string, columnId: ColumnId) => ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Columns whose cards can be moved by pointer, by keyboard and by menu.
 *
 * The board holds no data: columns receive their cards, and `onMove` requests a move. Arrow keys move between cards.
 * Left and right go to the card at the same height. Narrow boards show one column and a switch. The board fills the
 * height of its container.
 */
export function Board<ColumnId extends string>({
  columns,
  children,
  widest = 'first',
  revealedColumn = null,
  onMove,
  onOpen,
  onChoose,
  menuItems,
  ref,
  ...labels
}: BoardProps<ColumnId>) {
  const words = useStrings(boardStrings);
  const root = useRef<HTMLDivElement>(null);
  const [drag] = useState(createDragStore);
  const [shown, setShown] = useShownColumn(columns[0]?.id, revealedColumn);
  const [menu, setMenu] = useState<{ card: CardInHand; anchor: Element } | null>(null);

  const { idOf, titleOf, canReceive } = useColumnFacts(columns);
  const tellOwner = useCallback(
    (cardId: string, from: string, to: string) => {
      const [source, target] = [idOf(from), idOf(to)];
      if (source !== undefined && target !== undefined) onMove(cardId, source, target);
    },
    [idOf, onMove],
  );
  const announcement = useCallback(
    (label: string, to: string) => words.moved({ label, column: titleOf(to) }),
    [words, titleOf],
  );
  const { move, register, takePlaceToFocus, said } = useBoardMoves({ onMove: tellOwner, announcement });
  const openMenu = useCallback((card: CardInHand, anchor: Element) => setMenu({ card, anchor }), []);
  const shownColumn = shown ?? '';

  const onCardKey = useCardKeys(root, move);

  const context = useMemo<BoardContextValue>(
    () => ({
      open: onOpen,
      choose: onChoose,
      move,
      onCardKey,
      openMenu,
      register,
      takePlaceToFocus,
      drag,
      shownColumn,
      titleOf,
      canReceive,
    }),
    [onOpen, onChoose, move, onCardKey, openMenu, register, takePlaceToFocus, drag, shownColumn, titleOf, canReceive],
  );

  const menuColumn = menu ? idOf(menu.card.from) : undefined;
  return (
    <BoardContext.Provider value={context}>
      <div ref={mergeRefs(root, ref)} role="group" {...labels} className={styles.board}>
        <ColumnSwitch columns={columns} shown={shownColumn} onShow={setShown} />
        <div className={styles.columns} data-widest={widest}>
          {children}
        </div>
        <div role="status" className={styles.status}>
          {said}
        </div>
        <Suspense>
          <BoardExtras menu={menu} columns={columns} onClose={() => setMenu(null)}>
            {menu && menuColumn && menuItems?.(menu.card.cardId, menuColumn)}
          </BoardExtras>
        </Suspense>
      </div>
    </BoardContext.Provider>
  );
}
