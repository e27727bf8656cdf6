/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Metrics of a node.
 */
export interface GraphAnalytics {
  /**
     * Share of total influence; adds up to 1 over all nodes.
     * @minimum 0
     * @maximum 1
     */
  pagerank: number;
  /**
     * Based on activity, reciprocity and pace. For a company, the score of its most engaged contact.
     * @minimum 0
     * @maximum 1
     */
  engagement_score: number;
  /**
     * Number of messages sent to them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages_received: number;
  /**
     * Number of messages they sent.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages_sent: number;
  /** Median reply time, in minutes; `null` if they never replied. */
  median_reply_minutes: number | null;
  /** When they last replied; `null` if never. */
  last_reply_at: string | null;
}
