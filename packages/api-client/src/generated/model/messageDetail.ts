/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Attachment } from './attachment';
import type { Channel } from './channel';
import type { Contact } from './contact';
import type { Delivery } from './delivery';
import type { Mailbox } from './mailbox';
import type { MessageBody } from './messageBody';
import type { MessageDetailDirection } from './messageDetailDirection';
import type { MessageDetailIsUrgent } from './messageDetailIsUrgent';
import type { MessageDetailKind } from './messageDetailKind';
import type { MessageNote } from './messageNote';
import type { MessageStatus } from './messageStatus';
import type { PriorityReason } from './priorityReason';
import type { Reaction } from './reaction';
import type { Receipt } from './receipt';
import type { Sentiment } from './sentiment';
import type { Snooze } from './snooze';

/**
 * A message with its text, correspondents and files.
 */
export interface MessageDetail {
  /** A UUID. */
  id: string;
  /** A UUID. */
  conversationId: string;
  channel: Channel;
  direction: MessageDetailDirection;
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
  isUrgent: MessageDetailIsUrgent;
  isRead: boolean;
  /** Type of sender. */
  kind: MessageDetailKind;
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
  body: MessageBody;
  /** Delivery status; `null` if it was not sent through Concordia. */
  delivery: Delivery | null;
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  /** Of an email that we sent. */
  bcc: Mailbox[];
  /** Where the sender wants replies; empty if it is the sender. */
  replyTo: Mailbox[];
  attachments: Attachment[];
  /** Placeholders for what cannot be shown, shared posts and places; omitted if there are none. */
  notes?: MessageNote[];
  /** When the sender last edited it; omitted if never. */
  editedAt?: string;
  /** Text before the first edit. */
  formerText?: string;
  /** When the sender deleted it. Its text is then no longer available. */
  deletedAt?: string;
  /** Omitted if there are none. */
  reactions?: Reaction[];
  /** The emoji to react with; `null` if any. Omitted if nobody can react to it. */
  reactWith?: string[] | null;
}
