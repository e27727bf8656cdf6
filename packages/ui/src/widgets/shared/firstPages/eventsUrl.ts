import { getListEventsUrl } from '@concordia/api-client';
import type { EventFilters } from '../../hub/eventFilters';

const PAGE = 50;

/** The first page of events. @param since ISO 8601, the beginning of the period; `null` for all. */
export const eventsUrl = ({ topic, status }: EventFilters, since: string | null): string =>
  getListEventsUrl({
    limit: PAGE,
    ...(topic !== '' && { topic }),
    ...(status !== null && { status }),
    ...(since !== null && { since }),
  });
