import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { BoardContextValue, CardInHand } from './boardContext';
import { boardKey, nearestCard } from './boardKeys';

/** Left and Right go to the adjacent column, with Shift they move the card there. Only moves can reach an empty column. */
export function useCardKeys(
  root: RefObject<HTMLElement | null>,
  move: BoardContextValue['move'],
): BoardContextValue['onCardKey'] {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>, card: CardInHand) => {
      const target = event.currentTarget;
      const from = target.closest('[data-column]');
      const asked = boardKey(event, getComputedStyle(target).direction === 'rtl' ? 'rtl' : 'ltr');
      if (!asked || !from || !root.current) return;
      event.preventDefault();
      const all = [...root.current.querySelectorAll<HTMLElement>('[data-column]')];
      const isReachable = (column: HTMLElement) =>
        asked.kind === 'move' ? column.dataset.closed === undefined : column.querySelector('[data-row-focus]') !== null;
      const reachable = all.filter((column) => column === from || isReachable(column));
      const to = reachable[reachable.findIndex((column) => column === from) + asked.step];
      if (!to) return;
      if (asked.kind === 'go') nearestCard(to, target)?.focus();
      else move(card, to.dataset.column ?? '', 'keyboard');
    },
    [root, move],
  );
}
