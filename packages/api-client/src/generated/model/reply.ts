/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { FilledTemplate } from './filledTemplate';

/**
 * An answer into a conversation.
 */
export interface Reply {
  /**
     * What to say; it may be empty beside files. How much of it the channel takes is in its limits.
     * @maxLength 200000
     */
  content: string;
  /**
     * Files that were uploaded and go out with it.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /** For e-mail; the conversation’s own when left out. */
  subject?: string | null;
  /** Sends an approved template instead of a text, also where the window has closed. Its text is the message then, and `content` is not read. */
  template?: FilledTemplate;
  /** When to send it; in five seconds when left out. */
  sendAt?: string;
  /**
     * Made by the sender, one for each message: the same twice is the same message, and is sent once.
     * @pattern ^[\w.:-]{8,100}$
     */
  idempotencyKey: string;
  /** The suggestion that it was made from. */
  suggestionId?: string;
}
