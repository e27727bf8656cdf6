/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The period in figures.
 */
export interface BriefSummary {
  /** In words: `Last 30 days`. */
  period: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  periodFrom: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  periodTo: string;
  /**
     * E-mails of ours that went out in the period.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalEmails: number;
  /** Of those, how many were opened, in percent; `null` where none went out, or no provider tells us. */
  avgOpenRate: number | null;
  /** Of those, in how many a link was followed, in percent; `null` as above. */
  avgCtr: number | null;
  /**
     * People who wrote to us at least once.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalCustomers: number;
}
