/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where to split the conversation.
 */
export interface ConversationSplit {
  /** The first message of the new conversation. */
  messageId: string;
}
