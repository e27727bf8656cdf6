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
 * How much is written, to and by whom, and how soon it is answered.
 */
export interface AnalyticsOverview {
  range: AnalyticsRange;
  /** Which days were counted. */
  period: AnalyticsOverviewPeriod;
  /**
     * Messages of the period, in both directions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalMessages: number;
  /**
     * Contacts of the workspace.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalContacts: number;
  /**
     * How many of them wrote or were written to in the period.
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
  /** Hours; `null` where nobody was answered. */
  averageResponseTime: number | null;
  growth: OverviewGrowth;
  /** Messages of each channel, in both directions. */
  channelDistribution: AnalyticsOverviewChannelDistribution;
  /** Messages that came in, by tier of priority. */
  priorityDistribution: AnalyticsOverviewPriorityDistribution;
  /** Messages that came in, by their tone. */
  sentimentDistribution: AnalyticsOverviewSentimentDistribution;
  /** Messages and active contacts on each day of the period, and at least of the last week; newest first. */
  weeklyTrends: AnalyticsOverviewWeeklyTrendsItem[];
  /** Each day of the period, oldest first. */
  daily: OverviewDay[];
  responseTimes: OverviewResponseTimes;
  /** The period of as many days before, which ends at the time of day that it is now. */
  previous: AnalyticsOverviewPrevious;
  links: OverviewLinks;
}
