/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ChannelMode } from './channelMode';
import type { DeliveryFailure } from './deliveryFailure';
import type { OutboxState } from './outboxState';
import type { UploadedFile } from './uploadedFile';

/**
 * A message on its way out.
 */
export interface OutboxEntry {
  /** A UUID. */
  id: string;
  /** `null` until the first message of a new conversation leaves. */
  conversationId: string | null;
  contactId: string | null;
  channel: Channel;
  mode: ChannelMode;
  content: string;
  /** @nullable */
  subject: string | null;
  /** The files that go out with it, in their order. */
  attachments: UploadedFile[];
  state: OutboxState;
  /** When it leaves, or left. */
  sendAt: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** The message that it became when it left. */
  messageId: string | null;
  failure: DeliveryFailure | null;
}
