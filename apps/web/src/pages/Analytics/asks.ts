import { getGetAnalyticsOverviewUrl, getGetMorningBriefUrl } from '@concordia/api-client';
import { isRange } from '@concordia/domain/flow';
import type { Asks } from '../opening';

/** Prefetches the brief or the overview; other views, and those of one account, are rarely opened first. */
export const analyticsAsks: Asks = (params, { theme }) => {
  const tab = params.get('tab');
  if (tab === null) return [getGetMorningBriefUrl({ theme })];
  const range = params.get('range') ?? '7d';
  return tab === 'analytics' && isRange(range) && !params.has('account') ? [getGetAnalyticsOverviewUrl({ range })] : [];
};
