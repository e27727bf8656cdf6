import {
  type Conversation,
  type HttpError,
  hasMore,
  type Message,
  pageKey,
  pageOf,
  usePages,
} from '@concordia/api-client';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { WidgetState } from '../../../components/WidgetFrame';
import type { DescribeProblem } from '../../shared/problems';
import { cardOf, type DeskItem } from './deskItem';
import { amendList, type Edits } from './edits';
import { forgetLater } from './forgetLater';
import { inLatestPlaces } from './places';
import { useHeld } from './useHeld';
import { useMessageEdits, useMessageStore, usePlaces, useReader } from './useMessageEdits';

/** An infinite list of messages or conversations, newest first, with pending changes applied. */
export interface MessageList {
  readonly items: readonly DeskItem[];
  /** The server's total; `null` until the first page is loaded. Excludes pending changes. */
  readonly total: number | null;
  /** There are more than `total`: the server stopped counting there. */
  readonly isTotalMinimum: boolean;
  readonly isReady: boolean;
  /** The error of the last request; `null` if it succeeded. */
  readonly problem: HttpError | null;
  readonly isReading: boolean;
  /** Reloading what is already shown. */
  readonly isRefreshing: boolean;
  readonly hasMore: boolean;
  /** Loads the next page, unless it is loading or there is none. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export interface MessageListOptions {
  /**
   * Keeps the previous list until the next one loads, to avoid flicker while the user types a search.
   *
   * @default false
   */
  keepsPrevious?: boolean;
  /**
   * Whether `belongs` tells all that the server would. Without it, changes here only remove messages.
   *
   * @default true
   */
  inserts?: boolean;
}

/**
 * @param firstUrl URL of the first page; `null` loads nothing.
 * @param belongs which messages are in this list. Must be a stable function.
 */
export function useMessageList(
  firstUrl: string | null,
  belongs: (message: DeskItem) => boolean,
  options?: MessageListOptions,
): MessageList {
  const isMember = useCallback((item: DeskItem) => item.conversation === undefined && belongs(item), [belongs]);
  return useItems(firstUrl, messageItem, isMember, options);
}

/** Conversations, by their newest message. Otherwise like `useMessageList`. */
export function useConversationList(
  firstUrl: string | null,
  belongs: (conversation: DeskItem) => boolean,
  options?: MessageListOptions,
): MessageList {
  const isMember = useCallback((item: DeskItem) => item.conversation !== undefined && belongs(item), [belongs]);
  return useItems(firstUrl, cardOf, isMember, options);
}

const messageItem = (message: Message): DeskItem => message;

function useItems<Row extends Message | Conversation>(
  firstUrl: string | null,
  itemOf: (row: Row) => DeskItem | null,
  belongs: (item: DeskItem) => boolean,
  { keepsPrevious = false, inserts = true }: MessageListOptions = {},
): MessageList {
  const {
    data: pages,
    error,
    size,
    setSize,
    mutate,
    isValidating,
  } = usePages<Row>(firstUrl, {
    keepPreviousData: keepsPrevious,
    onAsk: useSightings(),
  });
  const { cache } = useSWRConfig();
  const edits: Edits = useMessageEdits();
  const places = useHeld(usePlaces(), firstUrl);
  const shown = useHeld(pages, firstUrl);

  const refresh = useCallback(async () => {
    if (firstUrl === null) return true;
    const read = await mutate();
    if (read) void forgetLater((forget) => forget.forgetStalePages(cache, firstUrl, read));
    const entry = cache.get(unstable_serialize(() => pageKey(firstUrl, null)));
    // Still validating: another request, such as for the next page, overtook this one, whose response was discarded.
    return entry?.error === undefined && entry?.isValidating !== true;
  }, [firstUrl, mutate, cache]);
  useReader(refresh, { listUrl: firstUrl });

  const more = hasMore(pages);
  const read = useMemo(() => itemsOf(shown?.flat() ?? [], itemOf), [shown, itemOf]);
  const placed = useMemo(() => inLatestPlaces(read, places, belongs), [read, places, belongs]);
  const items = useMemo(
    () => amendList(placed, edits, belongs, !hasMore(shown), inserts),
    [placed, edits, belongs, shown, inserts],
  );
  const isReadingMore = pages !== undefined && size > pages.length;
  const loadMore = useCallback(() => {
    if (more && !isReadingMore) void setSize((pagesRead) => pagesRead + 1);
  }, [more, isReadingMore, setSize]);

  const { total, isMinimum } = pageOf(shown?.[0]);
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

/** Notes what each page says of where things are. */
function useSightings() {
  const store = useMessageStore();
  return useCallback(() => {
    const asked = store.places.ask();
    return (rows: readonly (Message | Conversation)[]) => store.see(rows, asked);
  }, [store]);
}

/** A conversation that became active while pages loaded is on two of them: the first counts. */
function itemsOf<Row>(rows: readonly Row[], itemOf: (row: Row) => DeskItem | null): readonly DeskItem[] {
  const items = new Map<string, DeskItem>();
  for (const row of rows) {
    const item = itemOf(row);
    if (item !== null && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/**
 * The widget state for one list. An error while something is shown leaves it in place.
 *
 * @param title of the error.
 * @param describe explains the error.
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
