import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Edits } from './edits';
import { type MessageStore, messageStoreOf, type Refresh } from './messageStore';

export function useMessageStore(): MessageStore {
  return messageStoreOf(useSWRConfig().cache);
}

/** The changes that answers of the server must be shown through: `amend(message, edits)`. */
export function useMessageEdits(): Edits {
  const store = useMessageStore();
  return useSyncExternalStore(store.subscribe, store.edits, store.edits);
}

/**
 * Reads everything again that shows messages: lists, counters, the open conversation. What is live (the event stream) and what changes
 * messages both call this; calls that come together share one reading.
 */
export function useRefreshMessages(): () => Promise<void> {
  const store = useMessageStore();
  return () => store.refresh();
}

/** Takes part in `useRefreshMessages` as long as the component is on the screen. */
export function useReader(refresh: Refresh, listUrl: string | null = null): void {
  const store = useMessageStore();
  useEffect(() => store.addReader(refresh, listUrl), [store, refresh, listUrl]);
}

/**
 * Reading again by a bound `mutate` of SWR, which keeps what it has when the call fails: what is shown is then old for a moment, and does no harm.
 */
export function useRefresh(mutate: () => Promise<unknown>): Refresh {
  return useCallback(async () => {
    await mutate();
    return true;
  }, [mutate]);
}
