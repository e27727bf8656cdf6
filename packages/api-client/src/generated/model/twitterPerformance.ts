/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TwitterDay } from './twitterDay';
import type { TwitterPerformanceTopPostsItem } from './twitterPerformanceTopPostsItem';
import type { TwitterPerformanceTotals } from './twitterPerformanceTotals';

/**
 * What the chart of our posts on X is drawn from.
 */
export interface TwitterPerformance {
  /** Oldest first; at most 30. */
  days: TwitterDay[];
  /** Of these days, those that were seen most; at most 5. */
  topPosts: TwitterPerformanceTopPostsItem[];
  totals: TwitterPerformanceTotals;
  /** Likes, reposts and replies over impressions, in percent; `null` where nothing was seen. */
  engagementRate: number | null;
  /** When X was last asked. */
  fetchedAt: string;
  /** What the chart shows, in words. */
  text: string;
}
