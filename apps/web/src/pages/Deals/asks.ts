import { getGetDealBoardUrl, getListDealsUrl } from '@concordia/api-client';
import type { Asks } from '../opening';

export const dealsAsks: Asks = (params) =>
  params.get('view') === 'table' ? [getGetDealBoardUrl(), getListDealsUrl({ limit: 500 })] : [getGetDealBoardUrl()];
