/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The projects to assign to a conversation.
 */
export interface ConversationProjects {
  /**
     * The complete list. Projects left out are removed.
     * @maxItems 50
     */
  projectIds: string[];
}
