import {
  getGetBoardUrl,
  getGetMarketOverviewUrl,
  getGetStatsUrl,
  getListImportsUrl,
  getListNewsUrl,
} from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { columnUrl } from '@concordia/ui/widgets/shared/firstPages';
import type { Asks } from '../opening';
import { isCompletedShown } from './completed';
import { layoutOf } from './layout';
import { isStripShown } from './strip';

const BOARD_PARAM = /^(message|conversation|layout)$/;

/**
 * Prefetches the unfiltered board. With filters, or on a phone, other lists are shown, which the page fetches itself. The strip, absent on phones,
 * follows the columns.
 */
export const dashboardAsks: Asks = (params, { hasRoom }) => {
  const isBoard = hasRoom && layoutOf(params) === 'board' && [...params.keys()].every((name) => BOARD_PARAM.test(name));
  const shown = MESSAGE_STATUSES.filter((status) => status !== 'completed' || isCompletedShown());
  const columns = isBoard ? [getGetBoardUrl(), ...shown.map((status) => columnUrl(status))] : [];
  const strip = hasRoom && isStripShown() ? [getListNewsUrl(), getGetMarketOverviewUrl()] : [];
  return [getGetStatsUrl(), ...columns, ...strip, getListImportsUrl({ limit: 20 })];
};
