import { type Contact, hasMore, pageOf, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import { type ContactSearch, contactsUrl } from '../../shared/firstPages/contactsUrl';

export type { ContactSearch };

/** The contacts of a search page by page. Whoever calls this with the same search shares one reading; until the next has come the last one stays. */
export function useContactPages(search: ContactSearch) {
  const {
    data: pages,
    error,
    isValidating,
    mutate,
    size,
    setSize,
  } = usePages<Contact>(contactsUrl(search), {
    keepPreviousData: true,
  });
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
