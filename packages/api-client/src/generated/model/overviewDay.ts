/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewDaySentiment } from './overviewDaySentiment';

/**
 * One day of the charts.
 */
export interface OverviewDay {
  date: string;
  /** The first instant of the day, for listing its messages. */
  from: string;
  /** The first instant after it. */
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
     * How many people wrote or were written to.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
  /** Of what came in. */
  sentiment: OverviewDaySentiment;
  /**
     * How many who began to wait on this day were answered.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** How soon, in hours. */
  averageResponseTime: number | null;
}
