/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The projects that a conversation is to be in.
 */
export interface ConversationProjects {
  /**
     * All of them; what is left out is taken away.
     * @maxItems 50
     */
  projectIds: string[];
}
