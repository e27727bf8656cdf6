import { useSyncExternalStore } from 'react';
import type { CardInHand } from './boardContext';

/** The dragged card, kept outside React state so that starting a drag does not re-render every card. */
export interface DragStore {
  get: () => CardInHand | null;
  set: (card: CardInHand | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createDragStore(): DragStore {
  let card: CardInHand | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => card,
    set(next) {
      card = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useCardInHand(store: DragStore): CardInHand | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
