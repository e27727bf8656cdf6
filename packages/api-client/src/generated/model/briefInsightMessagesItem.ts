/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefInsightMessagesItem = {
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** The subject, or the beginning of the text. */
  label: string;
};
