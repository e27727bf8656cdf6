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
 * A message as the board and the lists show it.
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
     * The visible text: quotes and signature folded away, whitespace collapsed, at most 400 characters.
     * @maxLength 400
     */
  content: string;
  status: MessageStatus;
  /**
     * 80 or more is high, 60 to 79 medium, below that low.
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  priorityReasons: PriorityReason[];
  /** 1 means urgent. */
  isUrgent: MessageIsUrgent;
  isRead: boolean;
  /** Who or what wrote it. */
  kind: MessageKind;
  sentiment: Sentiment;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  attachmentCount: number;
  /** Put off, and in no column until it comes back; `null` when it is not. */
  snooze: Snooze | null;
  /** The member who looks after it. */
  assigneeId: string | null;
  /** How far one of ours has come; `null` for what did not go out through here. */
  receipt: Receipt | null;
  /** When the next open task or follow-up that was made from it is due. */
  dueAt: string | null;
  /** The provider's time of the message. */
  createdAt: string;
  contact: Contact | null;
}
