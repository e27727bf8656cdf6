import { getListEventsUrl } from '@concordia/api-client';
import type { EventFilters } from '../../hub/eventFilters';

const PAGE = 50;

/** URL of the first page of events. @param since start of the period, ISO 8601; `null` for all. */
export const eventsUrl = ({ topic, status }: EventFilters, since: string | null): string =>
  getListEventsUrl({
    limit: PAGE,
    ...(topic !== '' && { topic }),
    ...(status !== null && { status }),
    ...(since !== null && { since }),
  });
