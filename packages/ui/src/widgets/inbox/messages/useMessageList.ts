import { type HttpError, hasMore, type Message, pageKey, pageOf, usePages } from '@concordia/api-client';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { WidgetState } from '../../../components/WidgetFrame';
import type { DescribeProblem } from '../../shared/problems';
import { amendList, type Edits } from './edits';
import { forgetStalePages } from './forgetStalePages';
import { useMessageEdits, useReader } from './useMessageEdits';

/** An endless list of messages, newest first, as the screen shows it: what was read, seen through the changes under way. */
export interface MessageList {
  readonly items: readonly Message[];
  /** How many there are in all, by the server's count; `null` while nothing was read. Changes under way are not counted in. */
  readonly total: number | null;
  /** There are more than `total`: the server stopped counting there. */
  readonly isTotalMinimum: boolean;
  /** Whether a page was read at least once. */
  readonly isReady: boolean;
  /** Why the last reading failed; `null` when it did not. */
  readonly problem: HttpError | null;
  /** Reading, for whatever reason. */
  readonly isReading: boolean;
  /** Reading again what is shown already. */
  readonly isRefreshing: boolean;
  readonly hasMore: boolean;
  /** Reads one more page, unless that is under way or there is none. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export interface MessageListOptions {
  /**
   * What was shown stays until another list is read: while somebody types a search, a list that comes and goes would only flicker.
   *
   * @default false
   */
  keepsPrevious?: boolean;
}

/**
 * @param firstUrl the URL of the first page; `null` reads nothing.
 * @param belongs which messages are in this list. Must be a stable function.
 */
export function useMessageList(
  firstUrl: string | null,
  belongs: (message: Message) => boolean,
  { keepsPrevious = false }: MessageListOptions = {},
): MessageList {
  const {
    data: pages,
    error,
    size,
    setSize,
    mutate,
    isValidating,
  } = usePages<Message>(firstUrl, {
    keepPreviousData: keepsPrevious,
  });
  const { cache } = useSWRConfig();
  const edits: Edits = useMessageEdits();

  const refresh = useCallback(async () => {
    if (firstUrl === null) return true;
    const read = await mutate();
    if (read) forgetStalePages(cache, firstUrl, read);
    return cache.get(unstable_serialize(() => pageKey(firstUrl, null)))?.error === undefined;
  }, [firstUrl, mutate, cache]);
  useReader(refresh, { listUrl: firstUrl });

  const more = hasMore(pages);
  const read = useMemo(() => pages?.flat() ?? [], [pages]);
  const items = useMemo(() => amendList(read, edits, belongs, !more), [read, edits, belongs, more]);
  const isReadingMore = pages !== undefined && size > pages.length;
  const loadMore = useCallback(() => {
    if (more && !isReadingMore) void setSize((pagesRead) => pagesRead + 1);
  }, [more, isReadingMore, setSize]);

  const { total, isMinimum } = pageOf(pages?.[0]);
  return {
    items,
    total,
    isTotalMinimum: isMinimum,
    isReady: pages !== undefined,
    problem: error ?? null,
    isReading: isValidating,
    isRefreshing: isValidating && pages !== undefined && !isReadingMore,
    hasMore: more,
    loadMore,
    retry: useCallback(() => void mutate(), [mutate]),
  };
}

/**
 * What a widget that shows one list is at this moment. A failure while something is shown already leaves it there.
 *
 * @param title what failed, if it did.
 * @param describe says why.
 */
export function listStateOf(list: MessageList, title: string, describe: DescribeProblem): WidgetState<MessageList> {
  if (list.isReady) {
    if (list.items.length === 0 && !list.hasMore) return { kind: 'empty' };
    return { kind: 'ready', data: list, isRefreshing: list.isRefreshing };
  }
  if (!list.problem) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: { title, ...describe(list.problem) },
    retry: list.retry,
    isRetrying: list.isReading,
  };
}
