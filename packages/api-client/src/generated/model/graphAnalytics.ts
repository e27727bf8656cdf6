/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The figures of a node.
 */
export interface GraphAnalytics {
  /**
     * The share of all influence; adds up to 1 over all nodes.
     * @minimum 0
     * @maximum 1
     */
  pagerank: number;
  /**
     * From activity, reciprocity and pace; of a company, that of its most engaged person.
     * @minimum 0
     * @maximum 1
     */
  engagement_score: number;
  /**
     * Messages that were written to them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages_received: number;
  /**
     * Messages that they wrote.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages_sent: number;
  /** How long their answers take; `null` without any. */
  median_reply_minutes: number | null;
  /** When they last answered; `null` for never. */
  last_reply_at: string | null;
}
