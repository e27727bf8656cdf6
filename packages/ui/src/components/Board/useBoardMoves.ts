import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CardInHand, ColumnHandle, PlaceToFocus } from './boardContext';

interface BoardMovesOptions {
  onMove: (cardId: string, from: string, to: string) => void;
  announcement: (label: string, to: string) => string;
}

/** Calls `onMove`, announces the move and remembers where focus goes next. */
export function useBoardMoves({ onMove, announcement }: BoardMovesOptions) {
  const columns = useRef(new Map<string, ColumnHandle>());
  const place = useRef<PlaceToFocus | null>(null);
  const [said, setSaid] = useState('');

  const register = useCallback((columnId: string, handle: ColumnHandle) => {
    columns.current.set(columnId, handle);
    return () => {
      columns.current.delete(columnId);
    };
  }, []);

  const move = useCallback(
    (card: CardInHand, to: string, by: 'pointer' | 'keyboard') => {
      if (card.from === to) return;
      const index = columns.current.get(card.from)?.indexOf(card.cardId) ?? -1;
      place.current = by === 'keyboard' && index >= 0 ? { columnId: card.from, cardId: card.cardId, index } : null;
      setSaid(announcement(card.label, to));
      onMove(card.cardId, card.from, to);
    },
    [onMove, announcement],
  );

  /** The position is taken once another card or none has it: until then the move has not been applied. */
  const takePlaceToFocus = useCallback((columnId: string, idAt: (index: number) => string | undefined) => {
    const waiting = place.current;
    if (!waiting || waiting.columnId !== columnId || idAt(waiting.index) === waiting.cardId) return null;
    place.current = null;
    return waiting;
  }, []);

  // Not every move takes the card away: a later one must not take the focus from what has got it since.
  useEffect(() => {
    const forget = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('[data-row-id]') : null;
      if (card !== null && card.getAttribute('data-row-id') !== place.current?.cardId) place.current = null;
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, []);

  return useMemo(() => ({ register, move, takePlaceToFocus, said }), [register, move, takePlaceToFocus, said]);
}
