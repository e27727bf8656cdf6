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
     * Its place in the list, from 0.
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
     * Conversations with a message in a column other than completed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  openCount: number;
  /**
     * Unread messages of its conversations; those that were put off are left out.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unreadCount: number;
}
