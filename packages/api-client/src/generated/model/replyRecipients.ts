/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RecipientWarning } from './recipientWarning';
import type { ReplyMode } from './replyMode';
import type { ReplyRecipientsFilesItem } from './replyRecipientsFilesItem';
import type { SuggestedRecipient } from './suggestedRecipient';

/**
 * Whom a reply would go to.
 */
export interface ReplyRecipients {
  mode: ReplyMode;
  /** The message answered or forwarded; `null` if the conversation has none. */
  messageId: string | null;
  /** The subject it would have. */
  subject: string;
  to: SuggestedRecipient[];
  cc: SuggestedRecipient[];
  bcc: SuggestedRecipient[];
  warnings: RecipientWarning[];
  /** Addresses that the answered message names. */
  known: string[];
  /** Addresses of this workspace, which get no reply. */
  own: string[];
  /** Addresses of the contact whose conversation it is. */
  customer: string[];
  /**
     * How many recipients the provider accepts, in all fields together.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxRecipients: number;
  /** Files that a forwarded message takes along; empty for a reply. */
  files: ReplyRecipientsFilesItem[];
}
