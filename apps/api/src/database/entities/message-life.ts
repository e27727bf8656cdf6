import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';
import { Message } from './message.js';

/** What a message is to its provider, and what became of it there. Messages of archives have none. */
export const MessageOrigin = defineEntity({
  name: 'MessageOrigin',
  tableName: 'message_origin',
  properties: {
    message: () => p.manyToOne(Message).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    channel: p.text().$type<Channel>(),
    /** The provider's id; a Message-ID on e-mail. */
    providerMessageId: p.text(),
    /** Empty, except for a mail under a Message-ID that another mail has already: then its dedupe key. */
    variant: p.text().default(''),
    /** JSON: the Message-IDs before it in its thread, oldest first. */
    thread: p.text().default('[]'),
    /** What it said before it was edited first. */
    formerText: p.text().nullable(),
    /** The provider's time of the latest edit that is known. */
    editedAt: p.bigint('number').nullable(),
    deletedAt: p.bigint('number').nullable(),
  },
  uniques: [
    { name: 'message_origin_provider_id', properties: ['workspaceId', 'channel', 'providerMessageId', 'variant'] },
  ],
});

/** What somebody answered a message with, in one sign. */
export const MessageReaction = defineEntity({
  name: 'MessageReaction',
  tableName: 'message_reaction',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** Their handle. */
    sender: p.text(),
    /** `null` when they took it back, so that an older word that comes late does not bring it back. */
    emoji: p.text().nullable(),
    /** The provider's time. */
    at: instant(),
  },
  uniques: [{ name: 'message_reaction_of_sender', properties: ['message', 'sender'] }],
});

export type EngagementAction = 'open' | 'click' | 'bounce' | 'complaint' | 'unsubscribe';

/** What somebody did with an e-mail of ours, or what it did to them. */
export const EngagementEvent = defineEntity({
  name: 'EngagementEvent',
  tableName: 'engagement_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    provider: p.text(),
    /** The provider's id of the event. */
    providerEventId: p.text(),
    action: p.text().$type<EngagementAction>(),
    address: p.text(),
    /** Whose address it was. */
    contactId: p.uuid().nullable(),
    messageId: p.uuid().nullable(),
    /** The provider's time. */
    at: instant(),
    /** Whether it came of a rehearsal: such count nowhere beside real ones. */
    isTest: flag(),
  },
  uniques: [{ name: 'engagement_event_provider_id', properties: ['workspaceId', 'provider', 'providerEventId'] }],
  indexes: [
    { name: 'engagement_event_newest', properties: ['workspaceId', 'at', 'id'] },
    { name: 'engagement_event_by_contact', properties: ['contactId', 'id'] },
    { name: 'engagement_event_by_message', properties: ['messageId'] },
  ],
});
