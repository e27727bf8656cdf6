import { type Contact, hasMore, pageOf, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import { type ContactExtra, type ContactSearch, contactsUrl } from '../../shared/firstPages/contactsUrl';

export type { ContactSearch };

/** Search results page by page. Calls with the same search share requests; the previous results stay until the next arrive. */
export function useContactPages(search: ContactSearch, extras?: readonly ContactExtra[]) {
  const {
    data: pages,
    error,
    isValidating,
    mutate,
    size,
    setSize,
  } = usePages<Contact>(contactsUrl(search, extras), {
    keepPreviousData: true,
  });
  const contacts = useMemo(() => pages?.flat() ?? [], [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  return {
    contacts,
    /** Count of all results; `null` while loading. */
    total: pages === undefined ? null : Math.max(pageOf(pages[0]).total ?? 0, contacts.length),
    /** The error if there is nothing to show. */
    problem: pages === undefined ? (error ?? null) : null,
    isRefreshing: isValidating && !isReadingMore,
    isReadingMore,
    retry: () => void mutate(),
    /** Loads the next page, unless it is loading or there is none. */
    readMore: () => {
      if (hasMore(pages) && !isReadingMore) void setSize(size + 1);
    },
  };
}
