/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Contact } from './contact';
import type { ConversationIsUrgent } from './conversationIsUrgent';
import type { ConversationPeopleItem } from './conversationPeopleItem';
import type { MessageExcerpt } from './messageExcerpt';
import type { MessageStatus } from './messageStatus';
import type { PriorityReason } from './priorityReason';
import type { ProjectRef } from './projectRef';
import type { Snooze } from './snooze';

/**
 * A thread of messages.
 */
export interface Conversation {
  /** A UUID. */
  id: string;
  /** That of its newest message. */
  channel: Channel;
  /**
     * The channels of all its messages.
     * @minItems 1
     */
  channels: Channel[];
  /** The account that was last written to, and replies; `null` if it came by none, such as an archive. */
  accountId: string | null;
  /** @nullable */
  subject: string | null;
  contact: Contact | null;
  /** The column: that of its newest open message, or `completed` if no message is open. */
  status: MessageStatus;
  /**
     * The highest priority of its open messages.
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  priorityReasons: PriorityReason[];
  /** 1 while an open message is urgent. */
  isUrgent: ConversationIsUrgent;
  /**
     * Unread incoming messages that are not snoozed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unreadCount: number;
  /** Set while all open messages are snoozed; it is then in no column. */
  snooze: Snooze | null;
  /** The member its newest open message is assigned to. */
  assigneeId: string | null;
  /** Due time of the next open task or follow-up created from its messages. */
  dueAt: string | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messageCount: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  firstMessageAt: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
  /** The newest message; `null` until the first is sent. */
  lastMessage: MessageExcerpt | null;
  /** The message it takes its column, snooze and assignee from: the newest open one, or else the newest. */
  leadMessageId: string | null;
  /**
     * Contacts who wrote its newest messages, the last one first.
     * @maxItems 4
     */
  people: ConversationPeopleItem[];
  /** In a search: the newest message found. */
  match?: MessageExcerpt;
  /** Projects of the conversation, in project list order. */
  projects: ProjectRef[];
}
