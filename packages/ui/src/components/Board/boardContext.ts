import { createContext, type KeyboardEvent, use } from 'react';
import type { DragStore } from './dragStore';

/** What a column lets the board do with it. */
export interface ColumnHandle {
  /** Where a card stands, or -1. */
  indexOf: (cardId: string) => number;
}

/** A card as the board needs to know it while something is done to it. */
export interface CardInHand {
  cardId: string;
  /** The words that name it in menus and announcements. */
  label: string;
  /** The column that it stands in. */
  from: string;
}

/** After a move, focus stays at the place where the work was: with the card that stands there now. */
export interface PlaceToFocus {
  columnId: string;
  cardId: string;
  index: number;
}

export interface BoardContextValue {
  /** Opens a card, if the board's cards open. */
  open: ((cardId: string) => void) | undefined;
  /** Chooses a card, if the board's cards can be chosen: alone, or with everything since the one before. */
  choose: ((cardId: string, how: 'toggle' | 'extend') => void) | undefined;
  /** Moves a card to a column and says so. Moving to its own column does nothing. */
  move: (card: CardInHand, to: string, by: 'pointer' | 'keyboard') => void;
  /** Keys pressed on a card which lead out of its column. */
  onCardKey: (event: KeyboardEvent<HTMLElement>, card: CardInHand) => void;
  /** Opens the menu of a card beside an element of it. */
  openMenu: (card: CardInHand, anchor: Element) => void;
  /** Makes a column known; returns how to forget it. */
  register: (columnId: string, handle: ColumnHandle) => () => void;
  /** Takes the place that waits for focus in this column, once. */
  takePlaceToFocus: (columnId: string, items: (index: number) => string | undefined) => PlaceToFocus | null;
  /** The card that is being dragged. */
  drag: DragStore;
  /** Id of the column that is shown where there is room for one only. */
  shownColumn: string;
  /** Title of a column. */
  titleOf: (columnId: string) => string;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

/** The column that a card stands in. */
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
