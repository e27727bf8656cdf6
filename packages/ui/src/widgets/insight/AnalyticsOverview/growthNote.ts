import type { AnalyticsOverview } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { analyticsOverviewStrings } from '../../../strings/analyticsOverview';

/** Below the growth: what it is against and how sure it is, or why there is none. */
export function growthNote(
  { growth: { reason, interval }, range }: Pick<AnalyticsOverview, 'growth' | 'range'>,
  words: TextOf<typeof analyticsOverviewStrings>,
): string {
  if (reason !== null) return words.noGrowth[reason];
  const against = words.against[range];
  if (interval === null) return against;
  const [low, high] = [interval.low / 100, interval.high / 100];
  return low > 0 || high < 0
    ? words.growth.clear({ against, low, high })
    : words.growth.unclear({ against, low, high });
}
