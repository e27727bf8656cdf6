import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Edits } from './edits';
import { type MessageStore, messageStoreOf, type Reads, type Refresh } from './messageStore';

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

/**
 * Takes part in `useRefreshMessages` as long as the component is on the screen: from the moment at which it asks for the first time, and so that nothing is
 * missed while React hides it, because a part beside it is still being brought. Hidden, it cannot read; shown again, it reads what it missed.
 */
export function useReader(refresh: Refresh, { listUrl = null, name }: Reads = {}): void {
  const store = useMessageStore();
  const readUpTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (readUpTo.current !== null && readUpTo.current !== store.readings) void refresh();
    const remove = store.addReader(refresh, { listUrl, ...(name !== undefined && { name }) });
    return () => {
      readUpTo.current = store.readings;
      remove();
    };
  }, [store, refresh, listUrl, name]);
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
