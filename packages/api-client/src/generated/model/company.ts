/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A company, as named by contacts and deals. Case and accents make no difference.
 */
export interface Company {
  /** The most frequent spelling. */
  name: string;
  /**
     * Number of contacts there.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /** Newest message with any of them. */
  lastMessageAt: string | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  openDeals: number;
  /**
     * Sum of the open deals, in the currency of the workspace.
     * @minimum 0
     */
  openValue: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  wonDeals: number;
  /**
     * Sum of the deals that were won.
     * @minimum 0
     */
  wonValue: number;
}
