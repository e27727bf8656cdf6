import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { type CardInHand, useBoard } from './boardContext';
import CardTravel from './CardTravel';

const CardMenu = lazy(() => import('./CardMenu'));

export interface BoardExtrasProps {
  /** The card whose menu is open, and what it opened beside. */
  menu: { card: CardInHand; anchor: Element } | null;
  columns: readonly { id: string; title: string }[];
  onClose: () => void;
  /** Shown after "Move to". */
  children: ReactNode;
}

/** What a board shows besides its columns: cards on their way, and the menu of a card. Loaded after the board. */
export default function BoardExtras({ menu, columns, onClose, children }: BoardExtrasProps): ReactNode {
  const { canReceive, move } = useBoard();
  /** A menu holds focus until it has closed. The move runs after that, so that focus can go to the next card. */
  const chosen = useRef<{ card: CardInHand; to: string } | null>(null);
  useLayoutEffect(() => {
    const choice = chosen.current;
    if (menu || !choice) return;
    chosen.current = null;
    move(choice.card, choice.to, 'keyboard');
  }, [menu, move]);
  return (
    <>
      <CardTravel />
      {menu && (
        <Suspense>
          <CardMenu
            label={menu.card.label}
            anchor={menu.anchor}
            columns={columns.filter(({ id }) => id !== menu.card.from && canReceive(id))}
            onMove={(to) => {
              chosen.current = { card: menu.card, to };
            }}
            onClose={onClose}
          >
            {children}
          </CardMenu>
        </Suspense>
      )}
    </>
  );
}
