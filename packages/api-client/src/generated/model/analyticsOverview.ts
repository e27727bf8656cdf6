/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AnalyticsOverviewChannelDistribution } from './analyticsOverviewChannelDistribution';
import type { AnalyticsOverviewPeriod } from './analyticsOverviewPeriod';
import type { AnalyticsOverviewPrevious } from './analyticsOverviewPrevious';
import type { AnalyticsOverviewPriorityDistribution } from './analyticsOverviewPriorityDistribution';
import type { AnalyticsOverviewSentimentDistribution } from './analyticsOverviewSentimentDistribution';
import type { AnalyticsOverviewWeeklyTrendsItem } from './analyticsOverviewWeeklyTrendsItem';
import type { AnalyticsRange } from './analyticsRange';
import type { OverviewDay } from './overviewDay';
import type { OverviewGrowth } from './overviewGrowth';
import type { OverviewLinks } from './overviewLinks';
import type { OverviewResponseTimes } from './overviewResponseTimes';

/**
 * Message volume, the contacts involved, and response times.
 */
export interface AnalyticsOverview {
  range: AnalyticsRange;
  /** The days counted. */
  period: AnalyticsOverviewPeriod;
  /**
     * Number of messages in the period, in both directions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalMessages: number;
  /**
     * Number of contacts in the workspace.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalContacts: number;
  /**
     * Number of contacts who wrote or were written to in the period.
     * @minimum 0
     * @maximum 9007199254740991
     */
  activeContacts: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  inbound: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  outbound: number;
  /** Mean of the waits with a reply, in hours; `null` without replies. */
  averageResponseTime: number | null;
  growth: OverviewGrowth;
  /** Messages by channel, in both directions. */
  channelDistribution: AnalyticsOverviewChannelDistribution;
  /** Incoming messages by priority tier. */
  priorityDistribution: AnalyticsOverviewPriorityDistribution;
  /** Incoming messages by sentiment. */
  sentimentDistribution: AnalyticsOverviewSentimentDistribution;
  /** Messages and active contacts per day of the period, or of the last week if longer; newest first. */
  weeklyTrends: AnalyticsOverviewWeeklyTrendsItem[];
  /** Days of the period, oldest first. */
  daily: OverviewDay[];
  responseTimes: OverviewResponseTimes;
  /** The preceding period of the same number of days, up to the current time of day. */
  previous: AnalyticsOverviewPrevious;
  links: OverviewLinks;
}
