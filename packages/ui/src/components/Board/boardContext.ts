import { createContext, type KeyboardEvent, use } from 'react';
import type { DragStore } from './dragStore';

export interface ColumnHandle {
  /** A card's position, or -1. */
  indexOf: (cardId: string) => number;
}

export interface CardInHand {
  cardId: string;
  label: string;
  from: string;
}

/** Where focus goes after a move: the card that now has the moved card's former position. */
export interface PlaceToFocus {
  columnId: string;
  cardId: string;
  index: number;
}

export interface BoardContextValue {
  /** Undefined if cards do not open. */
  open: ((cardId: string, columnId: string) => void) | undefined;
  /** Selects a card or extends the selection to it. Undefined if cards cannot be selected. */
  choose: ((cardId: string, how: 'toggle' | 'extend') => void) | undefined;
  /** Moves a card to another column and announces it. Does nothing for its own column. */
  move: (card: CardInHand, to: string, by: 'pointer' | 'keyboard') => void;
  onCardKey: (event: KeyboardEvent<HTMLElement>, card: CardInHand) => void;
  openMenu: (card: CardInHand, anchor: Element) => void;
  /** Registers a column; returns its cleanup. */
  register: (columnId: string, handle: ColumnHandle) => () => void;
  /** Returns the pending focus position of this column and clears it. */
  takePlaceToFocus: (columnId: string, items: (index: number) => string | undefined) => PlaceToFocus | null;
  drag: DragStore;
  /** Id of the column shown on narrow boards. */
  shownColumn: string;
  titleOf: (columnId: string) => string;
  /** Whether cards can be moved there. */
  canReceive: (columnId: string) => boolean;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export const ColumnContext = createContext<string | null>(null);

export function useBoard(): BoardContextValue {
  const board = use(BoardContext);
  if (!board) throw new Error('BoardColumn and BoardCard stand inside a Board');
  return board;
}

export function useColumnId(): string {
  const id = use(ColumnContext);
  if (id === null) throw new Error('A BoardCard stands inside a BoardColumn');
  return id;
}
