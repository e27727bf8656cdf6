/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewDaySentiment } from './overviewDaySentiment';

/**
 * One day of the charts.
 */
export interface OverviewDay {
  date: string;
  /** Start of the day, for listing its messages. */
  from: string;
  /** End of the day, exclusive. */
  to: string;
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
  /**
     * Number of contacts who wrote or were written to.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
  /** Sentiment of inbound messages. */
  sentiment: OverviewDaySentiment;
  /**
     * Number of waits begun on this day that got a reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** Average response time, in hours. */
  averageResponseTime: number | null;
}
