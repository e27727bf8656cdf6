/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A label that groups conversations.
 */
export interface Project {
  /** A UUID. */
  id: string;
  name: string;
  /**
     * Position in the list, from 0.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  conversationCount: number;
  /**
     * Number of conversations with a message in a column other than completed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  openCount: number;
  /**
     * Number of unread messages in its conversations, not counting snoozed ones.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unreadCount: number;
}
