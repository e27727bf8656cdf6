/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Conversation } from './conversation';

/**
 * The result of one change to many conversations.
 */
export interface ConversationsUpdated {
  /** The updated conversations, in request order. */
  conversations: Conversation[];
  /** IDs that match no conversation in this workspace. */
  missing: string[];
  /** The messages that the change completed. Sent back as `reopen`, they are open again. */
  completedMessageIds: string[];
}
