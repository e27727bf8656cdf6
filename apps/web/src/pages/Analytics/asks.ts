import { getGetAnalyticsOverviewUrl, getGetMorningBriefUrl } from '@concordia/api-client';
import { isRange } from '@concordia/domain/flow';
import type { Asks } from '../opening';

/** The brief, or the overview; the other views are seldom the first. */
export const analyticsAsks: Asks = (params, { theme }) => {
  const tab = params.get('tab');
  if (tab === null) return [getGetMorningBriefUrl({ theme })];
  const range = params.get('range') ?? '7d';
  return tab === 'analytics' && isRange(range) ? [getGetAnalyticsOverviewUrl({ range })] : [];
};
