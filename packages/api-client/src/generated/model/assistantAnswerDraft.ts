/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Words for a reply to a message, if that was asked for. Nothing is saved or sent.
 */
export type AssistantAnswerDraft = {
  /** A UUID. */
  messageId: string;
  content: string;
} | null;
