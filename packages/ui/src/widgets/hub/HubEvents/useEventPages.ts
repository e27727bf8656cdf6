import { type HubEvent, hasMore, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import { eventsUrl } from '../../shared/firstPages/eventsUrl';
import type { EventFilters } from '../eventFilters';
import { useSince } from './useSince';

export function useEventPages(filters: EventFilters) {
  const since = useSince(filters.period);
  const list = usePages<HubEvent>(eventsUrl(filters, since), { revalidateFirstPage: true });
  const { data: pages, size, setSize } = list;
  const events = useMemo(() => pages?.flat(), [pages]);
  const isReadingMore = pages !== undefined && size > pages.length;
  return {
    ...list,
    /** `undefined` until the first page is loaded. */
    events,
    hasMore: hasMore(pages),
    isReadingMore,
    readMore: () => {
      if (!isReadingMore) void setSize(size + 1);
    },
  };
}
