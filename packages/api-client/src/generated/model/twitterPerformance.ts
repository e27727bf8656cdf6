/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TwitterDay } from './twitterDay';
import type { TwitterPerformanceTopPostsItem } from './twitterPerformanceTopPostsItem';
import type { TwitterPerformanceTotals } from './twitterPerformanceTotals';

/**
 * Data for the chart of our X posts.
 */
export interface TwitterPerformance {
  /** Oldest first; at most 30. */
  days: TwitterDay[];
  /** The most seen posts of these days; at most 5. */
  topPosts: TwitterPerformanceTopPostsItem[];
  totals: TwitterPerformanceTotals;
  /** Likes, reposts and replies divided by impressions, in percent; `null` without impressions. */
  engagementRate: number | null;
  /** When the data was last fetched from X. */
  fetchedAt: string;
  /** The chart as text. */
  text: string;
}
