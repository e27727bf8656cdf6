/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ChannelMode } from './channelMode';
import type { DeliveryFailure } from './deliveryFailure';
import type { OutboxState } from './outboxState';
import type { SentRecipients } from './sentRecipients';
import type { UploadedFile } from './uploadedFile';

/**
 * A message in the outbox.
 */
export interface OutboxEntry {
  /** A UUID. */
  id: string;
  /** `null` until the first message of a new conversation is sent. */
  conversationId: string | null;
  contactId: string | null;
  channel: Channel;
  /** The account that it leaves by; `null` until the channel has one. */
  accountId: string | null;
  mode: ChannelMode;
  content: string;
  /**
     * The text with its formatting, of an email; `null` if it has none.
     * @nullable
     */
  html: string | null;
  /** @nullable */
  subject: string | null;
  /** Everybody who gets it, of an email; `null` if it goes to the contact alone. */
  recipients: SentRecipients | null;
  /** Files to send with it, in order. */
  attachments: UploadedFile[];
  state: OutboxState;
  /** When it will be sent or was sent. */
  sendAt: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** The message created when it was sent. */
  messageId: string | null;
  failure: DeliveryFailure | null;
}
