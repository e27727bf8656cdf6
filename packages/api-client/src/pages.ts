import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from 'swr/infinite';
import { type HttpError, http } from './http';
import { pageOf } from './page';

/** First element of every `usePages` key, to find such keys in the cache. */
export const PAGES_KEY = 'pages';

export type PagesKey = readonly [typeof PAGES_KEY, url: string];

export interface PagesOptions<Item> extends SWRInfiniteConfiguration<Item[], HttpError> {
  /** Called before each request. What it returns gets the page, also one that is discarded because nothing changed. */
  onAsk?: () => (page: readonly Item[]) => void;
}

/**
 * An infinite list: the pages fetched so far, each a list, and `setSize` to fetch more.
 *
 * @param firstUrl the URL of the first page, as the generated `get…Url` builds it; `null` fetches nothing.
 * @example
 * const { data: pages, size, setSize } = usePages<Message>(getListMessagesUrl({ status: 'inbox', limit: 100 }));
 * const more = hasMore(pages);
 */
export function usePages<Item>(
  firstUrl: string | null,
  { onAsk, ...options }: PagesOptions<Item> = {},
): SWRInfiniteResponse<Item[], HttpError> {
  return useSWRInfinite<Item[], HttpError>(
    (_index: number, previous: Item[] | null) => pageKey(firstUrl, previous),
    async ([, url]: PagesKey) => {
      const onAnswer = onAsk?.();
      const page = await http<Item[]>(url, { method: 'GET' });
      onAnswer?.(page);
      return page;
    },
    { revalidateFirstPage: false, ...options },
  );
}

/** The key of the page after `previous`, or `null` if it was the last. */
export function pageKey(firstUrl: string | null, previous: readonly unknown[] | null): PagesKey | null {
  if (firstUrl === null) return null;
  if (previous === null) return [PAGES_KEY, firstUrl];
  const { nextCursor } = pageOf(previous);
  return nextCursor === null ? null : [PAGES_KEY, withCursor(firstUrl, nextCursor)];
}

export function hasMore(pages: readonly (readonly unknown[])[] | undefined): boolean {
  return pageOf(pages?.at(-1)).nextCursor !== null;
}

function withCursor(url: string, cursor: string): string {
  const [path = '', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('cursor', cursor);
  return `${path}?${query}`;
}
