import { PAGES_KEY } from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';

/** How SWR marks the entry that belongs to an endless list as a whole. */
const listPrefix = unstable_serialize(() => null);

const aboutPeople = /^\/api\/(?:contacts|tags|merges|erasures)(?:[/?]|$)/;

function isAboutPeople(key: unknown): boolean {
  if (!Array.isArray(key)) return false;
  const url: unknown = key[0] === PAGES_KEY ? key[1] : key[0];
  return typeof url === 'string' && aboutPeople.test(url);
}

/** Reads everything about contacts that is on the screen again; the rest is read when somebody next looks. */
export function useRereadPeople(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    const lists = [...cache.keys()].filter((key) => {
      if (!key.startsWith(listPrefix)) return false;
      const first = cache.get(key.slice(listPrefix.length));
      return first !== undefined && '_k' in first && isAboutPeople(first._k);
    });
    // Tells an endless list to read all its pages again, and not only those that are missing.
    for (const key of lists) cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
    await Promise.all([mutate(isAboutPeople), ...lists.map((key) => mutate(key))]);
  }, [cache, mutate]);
}
