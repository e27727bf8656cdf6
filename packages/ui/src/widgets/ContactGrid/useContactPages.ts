import { type Contact, getListContactsUrl, hasMore, pageOf, usePages } from '@concordia/api-client';
import { useMemo } from 'react';

/** Enough for a tall screen of four columns, twice. */
const PAGE = 100;

const contactsUrl = getListContactsUrl({ limit: PAGE });

/** Everybody the workspace knows, the latest contact first, page by page. Whoever calls this shares one reading. */
export function useContactPages() {
  const { data: pages, error, isValidating, mutate, size, setSize } = usePages<Contact>(contactsUrl);
  const contacts = useMemo(() => pages?.flat() ?? [], [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  return {
    contacts,
    /** How many there are in all; `null` while nothing was read. */
    total: pages === undefined ? null : Math.max(pageOf(pages[0]).total ?? 0, contacts.length),
    /** Why reading failed, while there is nothing to show instead. */
    problem: pages === undefined ? (error ?? null) : null,
    isRefreshing: isValidating && !isReadingMore,
    retry: () => void mutate(),
    /** Reads one more page, unless that is under way or there is none. */
    readMore: () => {
      if (hasMore(pages) && !isReadingMore) void setSize(size + 1);
    },
  };
}
