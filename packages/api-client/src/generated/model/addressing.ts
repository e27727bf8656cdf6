/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AddressingForwardAs } from './addressingForwardAs';
import type { DraftRecipient } from './draftRecipient';
import type { ReplyMode } from './replyMode';

/**
 * Whom a draft is for.
 */
export interface Addressing {
  mode: ReplyMode;
  /** The message answered or forwarded, if it is not the latest one. */
  messageId: string | null;
  /** How a message is forwarded; `quote` if omitted. */
  forwardAs?: AddressingForwardAs;
  /** @maxItems 1000 */
  to: DraftRecipient[];
  /** @maxItems 1000 */
  cc: DraftRecipient[];
  /** @maxItems 1000 */
  bcc: DraftRecipient[];
}
