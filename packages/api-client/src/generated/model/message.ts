/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Contact } from './contact';
import type { MessageDirection } from './messageDirection';
import type { MessageIsUrgent } from './messageIsUrgent';
import type { MessageKind } from './messageKind';
import type { MessageStatus } from './messageStatus';
import type { PriorityReason } from './priorityReason';
import type { Receipt } from './receipt';
import type { Sentiment } from './sentiment';
import type { Snooze } from './snooze';

/**
 * A message as shown on the board and in lists.
 */
export interface Message {
  /** A UUID. */
  id: string;
  /** A UUID. */
  conversationId: string;
  channel: Channel;
  direction: MessageDirection;
  /** @nullable */
  subject: string | null;
  /**
     * The visible text without quotes and signature, whitespace collapsed, at most 400 characters.
     * @maxLength 400
     */
  content: string;
  status: MessageStatus;
  /**
     * 80 or more is high, 60 to 79 is medium, below that is low.
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  priorityReasons: PriorityReason[];
  /** 1 means urgent. */
  isUrgent: MessageIsUrgent;
  isRead: boolean;
  /** Type of sender. */
  kind: MessageKind;
  sentiment: Sentiment;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  attachmentCount: number;
  /** Snooze details; `null` if not snoozed. A snoozed message is in no column. */
  snooze: Snooze | null;
  /** The assigned member. */
  assigneeId: string | null;
  /** Delivery progress of an outbound message; `null` if it was not sent through Concordia. */
  receipt: Receipt | null;
  /** Due time of the next open task or follow-up created from it. */
  dueAt: string | null;
  /** Time of the message according to the provider. */
  createdAt: string;
  contact: Contact | null;
}
