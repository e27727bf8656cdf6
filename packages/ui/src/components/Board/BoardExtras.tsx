import { lazy, type ReactNode, Suspense } from 'react';
import { type CardInHand, useBoard } from './boardContext';
import CardTravel from './CardTravel';

const CardMenu = lazy(() => import('./CardMenu'));

export interface BoardExtrasProps {
  /** The card whose menu is open, and what it opened beside. */
  menu: { card: CardInHand; anchor: Element } | null;
  columns: readonly { id: string; title: string }[];
  onMove: (card: CardInHand, to: string) => void;
  onClose: () => void;
  /** Shown after "Move to". */
  children: ReactNode;
}

/** What a board shows besides its columns: cards on their way, and the menu of a card. Loaded after the board. */
export default function BoardExtras({ menu, columns, onMove, onClose, children }: BoardExtrasProps): ReactNode {
  const { canReceive } = useBoard();
  return (
    <>
      <CardTravel />
      {menu && (
        <Suspense>
          <CardMenu
            label={menu.card.label}
            anchor={menu.anchor}
            columns={columns.filter(({ id }) => id !== menu.card.from && canReceive(id))}
            onMove={(to) => onMove(menu.card, to)}
            onClose={onClose}
          >
            {children}
          </CardMenu>
        </Suspense>
      )}
    </>
  );
}
