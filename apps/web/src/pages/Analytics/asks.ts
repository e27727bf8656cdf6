import { getGetAnalyticsOverviewUrl, getGetMorningBriefUrl } from '@concordia/api-client';
import { isRange } from '@concordia/domain/flow';
import type { Asks } from '../opening';
import { accountIn } from './tabs';

/** Prefetches the brief or the overview; other views are rarely opened first. */
export const analyticsAsks: Asks = (params, { theme }) => {
  const tab = params.get('tab');
  if (tab === null) return [getGetMorningBriefUrl({ theme })];
  const range = params.get('range') ?? '7d';
  const accountId = accountIn(params);
  return tab === 'analytics' && isRange(range)
    ? [getGetAnalyticsOverviewUrl({ range, ...(accountId !== null && { accountId }) })]
    : [];
};
