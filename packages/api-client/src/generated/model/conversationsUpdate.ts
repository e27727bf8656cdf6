/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationChange } from './conversationChange';

/**
 * One change to many conversations.
 */
export interface ConversationsUpdate {
  /**
     * @minItems 1
     * @maxItems 500
     */
  ids: string[];
  change: ConversationChange;
}
