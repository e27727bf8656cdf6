/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Conversation } from './conversation';
import type { ConversationRegroupingKind } from './conversationRegroupingKind';

/**
 * A merge or a split of conversations, or its undo.
 */
export interface ConversationRegrouping {
  /** Undo it by this ID. */
  id: string;
  kind: ConversationRegroupingKind;
  /**
     * Number of messages moved.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** The conversation the others were merged into, or what is left of the one that was split. */
  conversation: Conversation;
  /** After a split the new conversation, after the undo of a merge the restored ones, otherwise none. */
  others: Conversation[];
}
