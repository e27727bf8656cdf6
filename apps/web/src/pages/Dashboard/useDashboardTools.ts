import type { Channel } from '@concordia/domain';
import type { DeskHandlers } from '@concordia/ui/widgets/inbox/desk';
import {
  isFiltered,
  type MessageFilters,
  NO_FILTERS,
  type Openable,
  useMessageStore,
} from '@concordia/ui/widgets/inbox/messages';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openIdOf, type Place } from './place';

export interface DashboardTools {
  readonly handlers: DeskHandlers;
  readonly chooseView: (viewId: string | null, filters: MessageFilters) => void;
  readonly writing: 'compose' | 'outreach' | null;
  /** Preselected channel of the new message; `null` for none. */
  readonly writingOn: Channel | null;
  readonly compose: () => void;
  readonly composeOn: (channel: Channel) => void;
  readonly outreach: () => void;
  readonly stopWriting: () => void;
  /** The open conversation fills the window beside the sidebar. */
  readonly isFull: boolean;
  readonly isSearching: boolean;
  readonly setSearching: (isSearching: boolean) => void;
  /** Leaves the search box for the first result. */
  readonly leaveSearch: () => void;
}

const CLOSED = { conversationId: null, messageId: null } as const;

/** A conversation that a search found opens at the message that was found. */
export const opened = ({ id, conversation }: Openable) =>
  conversation === undefined
    ? { ...CLOSED, messageId: id }
    : { conversationId: id, messageId: conversation.match?.id ?? null };

/** The composer's chunk loads with the opened message. */
type ReplyBy = Parameters<DeskHandlers['reply']>[1];

const focusComposer = async (mode?: ReplyBy) =>
  (await import('@concordia/ui/widgets/inbox/Composer')).focusComposer(mode);

export function useDashboardTools(
  place: Place,
  go: (move: Partial<Place>) => void,
  searchBox: RefObject<HTMLInputElement | null>,
): DashboardTools {
  const { desk } = useMessageStore();
  const [writing, setWriting] = useState<DashboardTools['writing']>(null);
  const [writingOn, setWritingOn] = useState<Channel | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [isFull, setFull] = useState(false);
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  });
  const answering = useRef<{ readonly id: string; readonly mode: ReplyBy } | null>(null);
  const openId = openIdOf(place);
  useEffect(() => {
    // The previous message's field is gone: focus waits for the composer of the message opened for a reply.
    const { current } = answering;
    if (openId !== null && current?.id === openId) void focusComposer(current.mode);
    answering.current = null;
  }, [openId]);
  const handlers = useMemo<DeskHandlers>(
    () => ({
      open: (item) => go(opened(item)),
      close: () => go(CLOSED),
      reply: (item, mode) => {
        if (openIdOf(latest.current) === item.id) return void focusComposer(mode);
        answering.current = { id: item.id, mode };
        go(opened(item));
      },
      toggleFull: (isFull) => setFull((was) => isFull ?? !was),
      compose: () => setWriting('compose'),
      search: () => {
        if (searchBox.current === null) setSearching(true);
        searchBox.current?.focus();
        searchBox.current?.select();
      },
      clearFilters: () => go({ filters: NO_FILTERS, viewId: null }),
      isFiltered: () => isFiltered(latest.current.filters),
    }),
    [go, searchBox],
  );
  return {
    handlers,
    writing,
    writingOn,
    isFull,
    isSearching,
    setSearching,
    compose: () => setWriting('compose'),
    outreach: () => setWriting('outreach'),
    composeOn: (channel) => {
      setWritingOn(channel);
      setWriting('compose');
    },
    stopWriting: () => {
      setWriting(null);
      setWritingOn(null);
    },
    chooseView: useCallback((viewId, filters) => go({ viewId, filters }), [go]),
    leaveSearch: () => {
      const [first] = desk.order();
      if (first) desk.focus(first.id);
    },
  };
}
