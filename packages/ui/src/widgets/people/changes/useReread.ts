import { PAGES_KEY } from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';

/** SWR's key prefix for an infinite list as a whole. */
const listPrefix = unstable_serialize(() => null);

/** Reloads what is on screen of the addresses that match, lists page by page too; the rest reloads when next shown. */
export function useReread(addresses: RegExp): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    const isMeant = (key: unknown): boolean => {
      if (!Array.isArray(key)) return false;
      const url: unknown = key[0] === PAGES_KEY ? key[1] : key[0];
      return typeof url === 'string' && addresses.test(url);
    };
    const lists = [...cache.keys()].filter((key) => {
      if (!key.startsWith(listPrefix)) return false;
      const first = cache.get(key.slice(listPrefix.length));
      return first !== undefined && '_k' in first && isMeant(first._k);
    });
    // Makes an infinite list reload all pages, not only missing ones.
    for (const key of lists) cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
    await Promise.all([mutate(isMeant), ...lists.map((key) => mutate(key))]);
  }, [addresses, cache, mutate]);
}
