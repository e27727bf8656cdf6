import { getGetMarketOverviewUrl, getGetStatsUrl, getListImportsUrl, getListNewsUrl } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { columnUrl } from '@concordia/ui/widgets/shared/firstPages';
import type { Asks } from '../opening';

/**
 * Prefetches the unfiltered board. With filters, or on a phone, other lists are shown, which the page fetches itself. The strip, absent on phones,
 * follows the columns.
 */
export const dashboardAsks: Asks = (params, { hasRoom }) => {
  const isBoard = hasRoom && [...params.keys()].every((name) => name === 'message');
  const columns = isBoard ? MESSAGE_STATUSES.map((status) => columnUrl(status)) : [];
  const strip = hasRoom ? [getListNewsUrl(), getGetMarketOverviewUrl()] : [];
  return [getGetStatsUrl(), ...columns, ...strip, getListImportsUrl({ limit: 20 })];
};
