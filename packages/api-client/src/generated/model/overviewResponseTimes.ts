/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewResponseTimesBuckets } from './overviewResponseTimesBuckets';
import type { OverviewResponseTimesFirst } from './overviewResponseTimesFirst';

/**
 * Response times for waits that began in the period: from the first unanswered personal message to the first human reply.
 */
export interface OverviewResponseTimes {
  /**
     * Number of waits that got a human reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** In hours; `null` without replies. */
  average: number | null;
  /** Hours, accurate to 1%. */
  median: number | null;
  /** Hours, accurate to 1%: nine of ten got a reply within this time. */
  p90: number | null;
  /**
     * Number of waits without a reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /** First replies in conversations only. */
  first: OverviewResponseTimesFirst;
  /** Number of replies by response time. */
  buckets: OverviewResponseTimesBuckets;
}
