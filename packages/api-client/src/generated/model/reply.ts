/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { FilledTemplate } from './filledTemplate';
import type { Forward } from './forward';
import type { Recipient } from './recipient';
import type { ReplySendAs } from './replySendAs';

/**
 * A reply in a conversation.
 */
export interface Reply {
  /**
     * Text of the reply; may be empty if files are attached. The channel limits set the maximum length.
     * @maxLength 200000
     */
  content: string;
  /** The same text with its formatting; email only. Paragraphs, lists, quotes, emphasis and links are kept. `content` is its plain alternative. */
  html?: string | null;
  /**
     * Uploaded files to attach.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /** Sends the one attachment as a voice message (OGG with Opus) or a sticker (WebP), on channels that have them. As a file if omitted. */
  sendAs?: ReplySendAs;
  /** The account to send from; the one that the conversation was written to, if omitted. */
  accountId?: string;
  /** Email subject; defaults to that of the conversation. */
  subject?: string | null;
  /**
     * Email only: who gets it. The recipients of a plain reply if omitted. At least one.
     * @maxItems 1000
     */
  to?: Recipient[];
  /**
     * Email only: who gets a copy that everybody sees.
     * @maxItems 1000
     */
  cc?: Recipient[];
  /**
     * Email only: who gets a copy that nobody sees.
     * @maxItems 1000
     */
  bcc?: Recipient[];
  /** Email only: the message to pass on. `to` must be given. */
  forward?: Forward;
  /** Sends an approved template instead of a text, even after the window has closed. The template text becomes the message, and `content` is ignored. */
  template?: FilledTemplate;
  /** When to send it; in five seconds if omitted. */
  sendAt?: string;
  /**
     * Created by the sender, one per message. Requests with the same key are the same message, which is sent once.
     * @pattern ^[\w.:-]{8,100}$
     */
  idempotencyKey: string;
  /** The suggestion it was created from. */
  suggestionId?: string;
}
