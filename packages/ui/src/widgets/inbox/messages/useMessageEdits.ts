import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Edits } from './edits';
import { type MessageStore, messageStoreOf, type Reads, type Refresh } from './messageStore';
import type { Places } from './places';

export function useMessageStore(): MessageStore {
  return messageStoreOf(useSWRConfig().cache);
}

/** The pending changes to apply to server responses: `amend(message, edits)`. */
export function useMessageEdits(): Edits {
  const store = useMessageStore();
  return useSyncExternalStore(store.subscribe, store.edits, store.edits);
}

/** Where conversations were last seen, for lists: `inLatestPlaces(items, places, belongs)`. */
export function usePlaces(): Places {
  const store = useMessageStore();
  return useSyncExternalStore(store.subscribe, store.places.moved, store.places.moved);
}

/**
 * Reloads everything that shows messages: lists, counters, the open conversation. Called after changes; simultaneous calls
 * share one reload.
 */
export function useRefreshMessages(): () => Promise<void> {
  const store = useMessageStore();
  return () => store.refresh();
}

/**
 * Registers a component for `useRefreshMessages`, in a layout effect so that it covers the component's first request.
 * While React hides the component for a suspended sibling it cannot reload, so it catches up when shown again.
 */
export function useReader(
  refresh: Refresh,
  { listUrl = null, name, conversationId = null, isCount = false }: Reads = {},
): void {
  const store = useMessageStore();
  const readUpTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (readUpTo.current !== null && readUpTo.current !== store.readings) void refresh();
    const remove = store.addReader(refresh, { listUrl, conversationId, isCount, ...(name !== undefined && { name }) });
    return () => {
      readUpTo.current = store.readings;
      remove();
    };
  }, [store, refresh, listUrl, name, conversationId, isCount]);
}

/** A `Refresh` from SWR's bound `mutate`. It always succeeds, since SWR keeps the old data on failure and briefly outdated data is harmless. */
export function useRefresh(mutate: () => Promise<unknown>): Refresh {
  return useCallback(async () => {
    await mutate();
    return true;
  }, [mutate]);
}
