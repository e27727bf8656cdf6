import type { MessageStatus } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, channel, flag, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** That of the newest message. */
    channel: channel(),
    /** The account that was last written to, and answers; `null` if it came by none, such as an archive. */
    accountId: p.uuid().nullable(),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false),
    subject: p.text().nullable(),
    messageCount: amount(),
    firstMessageAt: instant(),
    lastMessageAt: instant(),
    createdAt: instant(),
    /* State derived from its messages by `refreshConversations`, so that lists of conversations need no grouping. */
    status: p.text().$type<MessageStatus>().default('completed'),
    /** The newest message; `null` until it has one. */
    lastMessageId: p.uuid().nullable(),
    /** The message that column, snooze and assignee are taken from. */
    leadMessageId: p.uuid().nullable(),
    /** The open message with the highest priority, or else the lead. */
    priorityMessageId: p.uuid().nullable(),
    priority: p.integer().default(0),
    isUrgent: flag(),
    unreadCount: p.integer().default(0),
    snoozedUntil: p.bigint('number').nullable(),
    assigneeId: p.uuid().nullable(),
    /** The conversation it was merged into. It has no messages then, and its id leads there. */
    mergedIntoId: p.uuid().nullable(),
    /** `,email,sms,`: the channels of its messages if there are several; `null` if there is one. */
    channels: p.text().nullable(),
  },
  indexes: [
    // Conversations merged into one, a rare value.
    { name: 'conversation_merged', properties: ['mergedIntoId'], where: 'merged_into_id is not null' },
    { name: 'conversation_by_activity', properties: ['workspaceId', 'lastMessageAt', 'id'] },
    { name: 'conversation_by_contact', properties: ['contact'] },
    { name: 'conversation_by_status', properties: ['workspaceId', 'status', 'lastMessageAt', 'id'] },
    // Open conversations, without the completed ones.
    { name: 'conversation_open', properties: ['workspaceId', 'lastMessageAt', 'id'], where: "status <> 'completed'" },
    // The most pressing open conversations, without reading all of them.
    {
      name: 'conversation_pressing',
      properties: ['workspaceId', 'isUrgent', 'priority'],
      where: "status in ('inbox', 'in_progress')",
    },
    { name: 'conversation_by_channel', properties: ['workspaceId', 'channel', 'lastMessageAt', 'id'] },
    {
      name: 'conversation_by_account',
      properties: ['workspaceId', 'accountId', 'lastMessageAt', 'id'],
      where: 'account_id is not null',
    },
    // Partial indexes on rare values, as of messages.
    { name: 'conversation_unread', properties: ['workspaceId', 'lastMessageAt', 'id'], where: 'unread_count > 0' },
    { name: 'conversation_urgent', properties: ['workspaceId', 'lastMessageAt', 'id'], where: 'is_urgent = 1' },
    {
      name: 'conversation_snoozed',
      properties: ['workspaceId', 'lastMessageAt', 'id'],
      where: 'snoozed_until is not null',
    },
    {
      name: 'conversation_assigned',
      properties: ['workspaceId', 'assigneeId', 'lastMessageAt', 'id'],
      where: 'assignee_id is not null',
    },
  ],
});

/** The conversation of a provider's message id, whether the message is stored or only referenced. */
export const MessageReference = defineEntity({
  name: 'MessageReference',
  tableName: 'message_reference',
  properties: {
    workspaceId: p.uuid().primary(),
    reference: p.text().primary(),
    conversation: () => p.manyToOne(Conversation).ref().index(false).deleteRule('cascade'),
  },
  indexes: [{ name: 'message_reference_by_conversation', properties: ['conversation'] }],
});
