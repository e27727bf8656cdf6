import { PAGES_KEY } from '@concordia/api-client';
import type { Cache } from 'swr';
import { unstable_serialize } from 'swr/infinite';

/** How SWR marks the entry that belongs to an endless list as a whole. */
const listPrefix = unstable_serialize(() => null);

interface Refresh {
  cache: Cache;
  /** Reads the answer under a serialised key again, if somebody shows it. */
  mutate: (key: string) => Promise<unknown>;
  /** Whether something on the screen shows the answer under this serialised key. */
  isShown: (key: string) => boolean;
  /** Whether the answer under this key, as the caller of the hook gave it, may have changed. */
  isTouched: (key: unknown) => boolean;
  /** Whether somebody else reads this one again while it is on the screen. */
  isReadElsewhere: (key: unknown) => boolean;
}

/**
 * Brings the cache up to date after a change: what is on the screen is read again and stays there meanwhile; what is not is forgotten, and so
 * read when somebody next looks.
 *
 * @returns when everything on the screen has been read again. Failures are the hooks' to show, so this never rejects for one.
 */
export async function refresh({ cache, mutate, isShown, isTouched, isReadElsewhere }: Refresh): Promise<void> {
  const keys = [...cache.keys()];
  const touched = keys.filter((key) => isTouched(originalKey(cache, key)));
  const shown = touched.filter(isShown);
  const shownLists = new Set(shown.filter(isList).map((key) => listOf(originalKey(cache, key))));

  const forget = (key: string) => {
    // Nobody is there to read it again, but this also ends the time in which SWR would take a second request for the first one: who looks a
    // moment later would wait for an answer that is thrown away.
    void mutate(key);
    cache.delete(key);
  };

  for (const key of touched) {
    // A page of a list on the screen is the list's own affair: it is read again with it.
    if (!isShown(key) && !shownLists.has(listOf(originalKey(cache, key)))) forget(key);
  }
  const ours = shown.filter((key) => !isReadElsewhere(originalKey(cache, key)));
  for (const key of ours.filter(isList)) {
    // Tells the list to read all its pages again, and not only those that are missing.
    cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
  }
  await Promise.all(ours.map((key) => mutate(key)));
}

const isList = (key: string): boolean => key.startsWith(listPrefix);

/** The key as the hook's caller gave it; an endless list goes by its first page's. */
function originalKey(cache: Cache, key: string): unknown {
  const entry = cache.get(isList(key) ? key.slice(listPrefix.length) : key);
  return entry !== undefined && '_k' in entry ? entry._k : undefined;
}

/** One name for all pages of a list, or `null` for the key of anything else. */
function listOf(key: unknown): string | null {
  if (!Array.isArray(key) || key[0] !== PAGES_KEY || typeof key[1] !== 'string') return null;
  const [path, search] = key[1].split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('cursor');
  query.sort();
  return `${path}?${query}`;
}
