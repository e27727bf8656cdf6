import { getGetMarketOverviewUrl, getGetStatsUrl, getListImportsUrl, getListNewsUrl } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { columnUrl } from '@concordia/ui/widgets/shared/firstPages';
import type { Asks } from '../opening';

/**
 * The board without filters; with one, or on a phone, other lists are shown, which the page asks for itself. The strip above it, which a
 * phone does not show, comes after the columns.
 */
export const dashboardAsks: Asks = (params, { hasRoom }) => {
  const isBoard = hasRoom && [...params.keys()].every((name) => name === 'message');
  const columns = isBoard ? MESSAGE_STATUSES.map((status) => columnUrl(status)) : [];
  const strip = hasRoom ? [getListNewsUrl(), getGetMarketOverviewUrl()] : [];
  return [getGetStatsUrl(), ...columns, ...strip, getListImportsUrl({ limit: 20 })];
};
