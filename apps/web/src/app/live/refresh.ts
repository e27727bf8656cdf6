import { PAGES_KEY } from '@concordia/api-client';
import type { Cache } from 'swr';
import { unstable_serialize } from 'swr/infinite';

/** SWR's key prefix for an infinite list as a whole. */
const listPrefix = unstable_serialize(() => null);

interface Refresh {
  cache: Cache;
  /** Refetches the entry under a serialized key, if mounted. */
  mutate: (key: string) => Promise<unknown>;
  /** Whether a mounted hook uses this serialized key. */
  isShown: (key: string) => boolean;
  /** Whether the data under this key may have changed. The key is the hook's, not serialized. */
  isTouched: (key: unknown) => boolean;
  /** Whether another mechanism refetches this key while it is mounted. */
  isReadElsewhere: (key: unknown) => boolean;
  /** What is read first. */
  before: Promise<unknown>;
}

/**
 * Updates the cache after a change: refetches mounted entries, which stay visible meanwhile, and drops the others until next use.
 *
 * @returns when all mounted entries have been refetched. Never rejects: hooks show their own failures.
 */
export async function refresh({ cache, mutate, isShown, isTouched, isReadElsewhere, before }: Refresh): Promise<void> {
  forgetHidden({ cache, mutate, isShown, isTouched });
  await before;
  // Also what was left meanwhile.
  const shown = forgetHidden({ cache, mutate, isShown, isTouched });
  const ours = shown.filter((key) => !isReadElsewhere(originalKey(cache, key)));
  for (const key of ours.filter(isList)) {
    // Makes the list refetch all pages, not only missing ones.
    cache.set(key, Object.assign({}, cache.get(key), { _i: true }));
  }
  await Promise.all(ours.map((key) => mutate(key)));
}

/** @returns the mounted keys that may have changed. */
function forgetHidden({
  cache,
  mutate,
  isShown,
  isTouched,
}: Pick<Refresh, 'cache' | 'mutate' | 'isShown' | 'isTouched'>) {
  const touched = [...cache.keys()].filter((key) => isTouched(originalKey(cache, key)));
  const shown = touched.filter(isShown);
  const shownLists = new Set(shown.filter(isList).map((key) => listOf(originalKey(cache, key))));
  for (const key of touched) {
    // A mounted list refetches its own pages.
    if (isShown(key) || shownLists.has(listOf(originalKey(cache, key)))) continue;
    // Nothing refetches it, but this ends SWR's deduplication window. Otherwise a hook that mounts a moment later would wait for a discarded
    // response.
    void mutate(key);
    cache.delete(key);
  }
  return shown;
}

const isList = (key: string): boolean => key.startsWith(listPrefix);

/** The hook's unserialized key; for an infinite list, that of its first page. */
function originalKey(cache: Cache, key: string): unknown {
  const entry = cache.get(isList(key) ? key.slice(listPrefix.length) : key);
  return entry !== undefined && '_k' in entry ? entry._k : undefined;
}

/** A common name for all pages of a list; `null` for other keys. */
function listOf(key: unknown): string | null {
  if (!Array.isArray(key) || key[0] !== PAGES_KEY || typeof key[1] !== 'string') return null;
  const [path, search] = key[1].split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('cursor');
  query.sort();
  return `${path}?${query}`;
}
