import type { Conversation, Message } from '@concordia/api-client';

/**
 * What the lists of the desk contain: single messages, or conversations. A conversation has the fields of a message too: its own state, and the text,
 * sender and receipt of its newest message, or in a search of the newest match.
 */
export type DeskItem = Message & { readonly conversation?: Conversation };

/** Cards by conversation, so that a list renders only what changed. */
const cards = new WeakMap<Conversation, DeskItem>();

/** @returns the same object for the same conversation; `null` for one without messages. */
export function cardOf(conversation: Conversation): DeskItem | null {
  const known = cards.get(conversation);
  if (known !== undefined) return known;
  const shown = conversation.match ?? conversation.lastMessage;
  if (shown === null) return null;
  const card: DeskItem = {
    id: conversation.id,
    conversationId: conversation.id,
    channel: conversation.channel,
    subject: conversation.subject,
    contact: conversation.contact,
    status: conversation.status,
    priority: conversation.priority,
    priorityReasons: conversation.priorityReasons,
    isUrgent: conversation.isUrgent,
    isRead: conversation.unreadCount === 0,
    snooze: conversation.snooze,
    assigneeId: conversation.assigneeId,
    dueAt: conversation.dueAt,
    createdAt: conversation.lastMessageAt,
    direction: shown.direction,
    kind: shown.kind,
    content: shown.content,
    sentiment: shown.sentiment,
    attachmentCount: shown.attachmentCount,
    receipt: shown.receipt,
    conversation,
  };
  cards.set(conversation, card);
  return card;
}

/** Has unread messages. Outgoing messages are never unread, but a conversation may be while the newest message is ours. */
export const isUnread = ({ conversation, direction, isRead }: DeskItem): boolean =>
  !isRead && (conversation !== undefined || direction === 'inbound');

/** A conversation is urgent by its open messages, so one without any cannot become urgent. The same goes for single messages. */
export const canBeMarkedUrgent = ({ status, isUrgent }: DeskItem): boolean => status !== 'completed' || isUrgent === 1;

/** A conversation with messages from us only cannot be marked unread, nor can an outgoing message. */
export const canBeUnread = ({ conversation, direction }: DeskItem): boolean =>
  direction === 'inbound' || (conversation !== undefined && conversation.people.length > 0);
