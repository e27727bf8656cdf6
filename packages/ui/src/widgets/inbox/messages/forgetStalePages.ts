import { PAGES_KEY, pageKey } from '@concordia/api-client';
import { unstable_serialize } from 'swr/infinite';

const LIST_MARK = unstable_serialize(() => null);

interface Cache {
  keys(): IterableIterator<string>;
  get(key: string): object | undefined;
  delete(key: string): void;
}

interface InConversation {
  readonly conversationId: string;
}

/**
 * Drops pages of an infinite list that are no longer in use.
 *
 * A page's URL contains the last row of the page before, so every new message changes all URLs. Without this, a day of live updates
 * would keep every page ever loaded.
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
 * Drops what is off screen and outdated after a change: lists, which may have lost or gained an item, and the messages of the changed conversations.
 * They would show outdated data when opened again, since the pending changes are gone by then. Other conversations, such as those read ahead, stay.
 *
 * @param shown the first URLs of the lists on screen, open conversations included.
 * @param items what was changed.
 */
export function forgetHiddenLists(cache: Cache, shown: readonly string[], items: readonly InConversation[]): void {
  const changed = new Set(items.map(({ conversationId }) => conversationId));
  for (const key of cache.keys()) {
    const url = pageUrlOf(cache.get(key));
    if (url === null || !isOutdated(url, changed) || shown.some((one) => isPageOf(url, one))) continue;
    cache.delete(key);
    // The list as a whole is cached under its first page's key, prefixed by SWR's mark for infinite lists.
    cache.delete(LIST_MARK + key);
  }
}

function isOutdated(url: string, changed: ReadonlySet<string>): boolean {
  const ofConversation = /^\/api\/conversations\/([^/]+)\/messages\b/.exec(url)?.[1];
  if (ofConversation !== undefined) return changed.has(ofConversation);
  return /^\/api\/(messages|conversations)\b/.test(url);
}

/** SWR stores an infinite page's original key beside its data, under an undocumented name. */
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
