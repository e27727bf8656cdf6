import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import * as styles from './Board.css';
import { BoardContext, type BoardContextValue, type CardInHand } from './boardContext';
import { ColumnSwitch } from './ColumnSwitch';
import { createDragStore } from './dragStore';
import { useBoardMoves } from './useBoardMoves';
import { useCardKeys } from './useCardKeys';

const CardMenu = lazy(() => import('./CardMenu'));

/** A column as the board knows it. */
export interface BoardColumnInfo<ColumnId extends string> {
  id: ColumnId;
  title: string;
  /** Cards that it has, shown in the switch between columns where only one has room. */
  count?: number;
  /** It has more than `count`: nobody counted further. @default false */
  isCountMinimum?: boolean;
}

export interface BoardProps<ColumnId extends string> {
  /** Names the board. */
  'aria-label': string;
  /** The columns in their order. The first takes more room than the others. Keep the array stable. */
  columns: readonly BoardColumnInfo<ColumnId>[];
  /** One `BoardColumn` for each of `columns`. */
  children: ReactNode;
  /** A card was moved; the caller moves it in its data. Must be a stable function. */
  onMove: (cardId: string, from: ColumnId, to: ColumnId) => void;
  /** A card was pressed. Must be a stable function. */
  onOpen?: (cardId: string) => void;
  /** A card's box was pressed, or the card with Shift or the platform's modifier. Must be a stable function. */
  onChoose?: (cardId: string, how: 'toggle' | 'extend') => void;
  /** `MenuItem`s and `MenuSection`s that follow "Move to" in a card's menu. */
  menuItems?: (cardId: string, columnId: ColumnId) => ReactNode;
}

/**
 * Columns of cards that can be moved between them: by pointer, by keyboard (a card's handle and Tab, or Shift and an arrow), and by menu.
 * It holds no cards itself: columns get lists, and a move is asked of the caller. Arrows go from card to card, sideways to the card at the
 * same height. Where there is room for one column only, a switch chooses which. It fills the height of its container.
 */
export function Board<ColumnId extends string>({
  columns,
  children,
  onMove,
  onOpen,
  onChoose,
  menuItems,
  ...labels
}: BoardProps<ColumnId>) {
  const words = useStrings(boardStrings);
  const root = useRef<HTMLDivElement>(null);
  const [drag] = useState(createDragStore);
  const [shown, setShown] = useState<ColumnId | undefined>(columns[0]?.id);
  const [menu, setMenu] = useState<{ card: CardInHand; anchor: Element } | null>(null);

  const idOf = useCallback((id: string) => columns.find((column) => column.id === id)?.id, [columns]);
  const titleOf = useCallback((id: string) => columns.find((column) => column.id === id)?.title ?? id, [columns]);
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
    }),
    [onOpen, onChoose, move, onCardKey, openMenu, register, takePlaceToFocus, drag, shownColumn, titleOf],
  );

  /** A menu holds focus until it is gone: what was chosen in it is done after that, so that focus can go on to the next card. */
  const chosen = useRef<{ card: CardInHand; to: string } | null>(null);
  useLayoutEffect(() => {
    const choice = chosen.current;
    if (menu || !choice) return;
    chosen.current = null;
    move(choice.card, choice.to, 'keyboard');
  }, [menu, move]);

  const menuColumn = menu ? idOf(menu.card.from) : undefined;
  return (
    <BoardContext value={context}>
      <div ref={root} role="group" {...labels} className={styles.board}>
        <ColumnSwitch columns={columns} shown={shownColumn} onShow={setShown} />
        <div className={styles.columns}>{children}</div>
        <div role="status" className={styles.status}>
          {said}
        </div>
        {menu && (
          <Suspense fallback={null}>
            <CardMenu
              label={menu.card.label}
              anchor={menu.anchor}
              columns={columns}
              from={menu.card.from}
              onMove={(to) => {
                chosen.current = { card: menu.card, to };
              }}
              onClose={() => setMenu(null)}
            >
              {menuColumn !== undefined && menuItems?.(menu.card.cardId, menuColumn)}
            </CardMenu>
          </Suspense>
        )}
      </div>
    </BoardContext>
  );
}
