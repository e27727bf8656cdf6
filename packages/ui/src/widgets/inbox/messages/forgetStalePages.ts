import { PAGES_KEY, pageKey } from '@concordia/api-client';
import { unstable_serialize } from 'swr/infinite';

const LIST_MARK = unstable_serialize(() => null);

/** The part of an SWR cache that is needed here. */
interface Cache {
  keys(): IterableIterator<string>;
  get(key: string): object | undefined;
  delete(key: string): void;
}

/**
 * Drops the pages that an endless list has read and left behind.
 *
 * A page is found by the last row of the page before it, so every new message gives all pages new addresses. Without this a day of live
 * updates would keep every page that ever was.
 *
 * @param firstUrl as given to `usePages`.
 * @param pages the pages in use.
 */
export function forgetStalePages(cache: Cache, firstUrl: string, pages: readonly (readonly unknown[])[]): void {
  const inUse = new Set([firstUrl]);
  for (const page of pages) {
    const next = pageKey(firstUrl, page);
    if (next) inUse.add(next[1]);
  }
  for (const key of cache.keys()) {
    const url = pageUrlOf(cache.get(key));
    if (url !== null && isPageOf(url, firstUrl) && !inUse.has(url)) cache.delete(key);
  }
}

/**
 * Drops the lists of messages that nobody looks at, after a message changed: they would show the past when somebody looks again, and the
 * changes that covered it up are forgotten by then.
 *
 * @param shown the first URLs of the lists on the screen.
 */
export function forgetHiddenLists(cache: Cache, shown: readonly string[]): void {
  for (const key of cache.keys()) {
    const url = pageUrlOf(cache.get(key));
    if (url === null || !url.startsWith('/api/messages') || shown.some((one) => isPageOf(url, one))) continue;
    cache.delete(key);
    // The list as a whole is kept under the key of its first page, with SWR's mark for endless lists before it.
    cache.delete(LIST_MARK + key);
  }
}

/** SWR remembers the key as it was given beside the data of an endless list's page, but does not say under which name. */
function pageUrlOf(entry: object | undefined): string | null {
  for (const value of Object.values(entry ?? {})) {
    if (Array.isArray(value) && value.length === 2 && value[0] === PAGES_KEY && typeof value[1] === 'string') {
      return value[1];
    }
  }
  return null;
}

function isPageOf(url: string, firstUrl: string): boolean {
  const [path, search] = url.split('?', 2);
  const [firstPath, firstSearch] = firstUrl.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('cursor');
  return path === firstPath && query.toString() === new URLSearchParams(firstSearch).toString();
}
