import { PAGES_KEY, pageKey } from '@concordia/api-client';

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
