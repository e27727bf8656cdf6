import { useMemo, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';

interface Gone {
  readonly ids: Set<string>;
  readonly listeners: Set<() => void>;
}

/** Contacts just erased or merged into another, per SWR cache. */
const byCache = new WeakMap<Cache, Gone>();

function goneIn(cache: Cache): Gone {
  const known = byCache.get(cache);
  if (known !== undefined) return known;
  const made: Gone = { ids: new Set(), listeners: new Set() };
  byCache.set(cache, made);
  return made;
}

/**
 * Runs an action that ends a contact. Requests for the contact stop when the action starts, so that an open panel does not get a 404.
 * They resume if the action fails or is undone.
 */
export function useEnding() {
  const { cache } = useSWRConfig();
  return useMemo(() => {
    const { ids, listeners } = goneIn(cache);
    const tell = () => {
      for (const listener of listeners) listener();
    };
    const isBack = (contactId: string) => {
      if (ids.delete(contactId)) tell();
    };
    return {
      isBack,
      end: async <Result>(contactId: string, action: () => Promise<Result>): Promise<Result> => {
        ids.add(contactId);
        tell();
        try {
          return await action();
        } catch (problem) {
          isBack(contactId);
          throw problem;
        }
      },
    };
  }, [cache]);
}

/** Whether the contact was erased or merged, so that requests for it would fail. */
export function useIsGone(contactId: string): boolean {
  const { cache } = useSWRConfig();
  const { ids, listeners } = goneIn(cache);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ids.has(contactId),
  );
}
