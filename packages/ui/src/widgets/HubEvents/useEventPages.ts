import { getListEventsUrl, type HubEvent, hasMore, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import type { EventFilters } from '../eventFilters';
import { useSince } from './useSince';

const PAGE = 50;

/** The events of the filters page by page, newest first. */
export function useEventPages({ topic, status, period }: EventFilters) {
  const since = useSince(period);
  const url = getListEventsUrl({
    limit: PAGE,
    ...(topic !== '' && { topic }),
    ...(status !== null && { status }),
    ...(since !== null && { since }),
  });
  const list = usePages<HubEvent>(url, { revalidateFirstPage: true });
  const { data: pages, size, setSize } = list;
  const events = useMemo(() => pages?.flat(), [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  return {
    ...list,
    /** `undefined` while nothing was read. */
    events,
    hasMore: hasMore(pages),
    isReadingMore,
    readMore: () => {
      if (!isReadingMore) void setSize(size + 1);
    },
  };
}
