import { defineEntity, p } from '@mikro-orm/core';
import { amount, channel, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';

export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false),
    subject: p.text().nullable(),
    messageCount: amount(),
    firstMessageAt: instant(),
    lastMessageAt: instant(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'conversation_by_activity', properties: ['workspaceId', 'lastMessageAt', 'id'] },
    { name: 'conversation_by_contact', properties: ['contact'] },
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
