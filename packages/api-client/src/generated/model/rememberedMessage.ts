/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An earlier message that was answered like this.
 */
export interface RememberedMessage {
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  /** @nullable */
  contactName: string | null;
  /** When it was sent. */
  at: string;
}
