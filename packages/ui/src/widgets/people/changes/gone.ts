import { useMemo, useSyncExternalStore } from 'react';
import { type Cache, useSWRConfig } from 'swr';

interface Gone {
  readonly ids: Set<string>;
  readonly listeners: Set<() => void>;
}

/** Who has just been erased, or became part of somebody else; beside the answers that are kept of them. */
const byCache = new WeakMap<Cache, Gone>();

function goneIn(cache: Cache): Gone {
  const known = byCache.get(cache);
  if (known !== undefined) return known;
  const made: Gone = { ids: new Set(), listeners: new Set() };
  byCache.set(cache, made);
  return made;
}

/**
 * Does what makes an end of a contact. From its beginning nobody asks for them any more, or the panel that still shows them would be told that
 * there is nobody; when it fails they are there as before, and when they come back.
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

/** Whether there is nobody any more of whom one could ask. */
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
