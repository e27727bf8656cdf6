/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewResponseTimesBuckets } from './overviewResponseTimesBuckets';
import type { OverviewResponseTimesFirst } from './overviewResponseTimesFirst';

/**
 * Of those who began to wait in the period: from their first personal message that nobody had answered to the first that a person of ours wrote after it.
 */
export interface OverviewResponseTimes {
  /**
     * How many who waited were answered by a person.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** Hours; `null` where nobody was answered. */
  average: number | null;
  /** Hours, within 1 %. */
  median: number | null;
  /** Hours, within 1 %: nine of ten were answered as soon as that. */
  p90: number | null;
  /**
     * How many wait still.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /** The first answers of conversations alone. */
  first: OverviewResponseTimesFirst;
  /** How many were answered after how long. */
  buckets: OverviewResponseTimesBuckets;
}
