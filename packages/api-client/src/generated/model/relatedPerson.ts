/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A person in the relationship graph.
 */
export interface RelatedPerson {
  /** ID of the contact, or of the workspace for its owner. */
  id: string;
  name: string;
  /** `null` for the owner. */
  contactId: string | null;
  isOwner: boolean;
  /** @nullable */
  title: string | null;
  /** The company they work at, which is among `companies`. */
  companyId: string | null;
  /**
     * Messages in both directions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  lastMessageAt: string | null;
  /** Median time they take to reply, in minutes. */
  median_reply_minutes: number | null;
  /**
     * @minimum 0
     * @maximum 1
     */
  pagerank: number;
}
