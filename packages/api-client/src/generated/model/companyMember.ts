/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a member has to do with a company, by assigned conversations.
 */
export interface CompanyMember {
  /** `null` for conversations that nobody is assigned to. */
  id: string | null;
  /** @nullable */
  name: string | null;
  /**
     * Contacts there with whom they have conversations.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  conversations: number;
  /**
     * Messages in those conversations, in both directions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
}
