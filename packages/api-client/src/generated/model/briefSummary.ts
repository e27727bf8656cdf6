/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Key figures for the period.
 */
export interface BriefSummary {
  /** Display name of the period: `Last 30 days`. */
  period: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  periodFrom: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  periodTo: string;
  /**
     * Number of emails we sent in the period.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalEmails: number;
  /** Share of these emails that were opened, in percent; `null` if none were sent or no provider reports opens. */
  avgOpenRate: number | null;
  /** Share of these emails with a clicked link, in percent; `null` in the same cases as the open rate. */
  avgCtr: number | null;
  /**
     * Number of contacts who wrote to us at least once.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalCustomers: number;
}
