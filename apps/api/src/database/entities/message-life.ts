import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { flag, id, instant, workspaceId } from './columns.js';
import { Message } from './message.js';

/** A message's identity at its provider, and its edits and deletion there. Imported messages have one where the archive tells it. */
export const MessageOrigin = defineEntity({
  name: 'MessageOrigin',
  tableName: 'message_origin',
  properties: {
    message: () => p.manyToOne(Message).ref().primary().deleteRule('cascade'),
    workspaceId: workspaceId(),
    channel: p.text().$type<Channel>(),
    /** The provider's id; for email, the Message-ID. */
    providerMessageId: p.text(),
    /** Empty, except for an email whose Message-ID another email already has: then its dedupe key. */
    variant: p.text().default(''),
    /** JSON: the Message-IDs before it in its thread, oldest first. */
    thread: p.text().default('[]'),
    /** JSON: {@link MessageNote}s; `null` if it has none. */
    notes: p.text().nullable(),
    formerText: p.text().nullable(),
    /** The provider's time of the latest known edit. */
    editedAt: p.bigint('number').nullable(),
    deletedAt: p.bigint('number').nullable(),
  },
  uniques: [
    { name: 'message_origin_provider_id', properties: ['workspaceId', 'channel', 'providerMessageId', 'variant'] },
  ],
});

export const MessageReaction = defineEntity({
  name: 'MessageReaction',
  tableName: 'message_reaction',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    sender: p.text(),
    /** `null` once removed, so that an older event that arrives late does not restore it. */
    emoji: p.text().nullable(),
    /** The provider's time. */
    at: instant(),
  },
  uniques: [{ name: 'message_reaction_of_sender', properties: ['message', 'sender'] }],
});

export type EngagementAction = 'open' | 'click' | 'bounce' | 'complaint' | 'unsubscribe';

/** An engagement or delivery event of an email we sent. */
export const EngagementEvent = defineEntity({
  name: 'EngagementEvent',
  tableName: 'engagement_event',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    provider: p.text(),
    providerEventId: p.text(),
    action: p.text().$type<EngagementAction>(),
    address: p.text(),
    /** The recipient. */
    contactId: p.uuid().nullable(),
    messageId: p.uuid().nullable(),
    /** The provider's time. */
    at: instant(),
    /** Whether it was simulated. Simulated events never count among real ones. */
    isTest: flag(),
  },
  uniques: [{ name: 'engagement_event_provider_id', properties: ['workspaceId', 'provider', 'providerEventId'] }],
  indexes: [
    { name: 'engagement_event_newest', properties: ['workspaceId', 'at', 'id'] },
    { name: 'engagement_event_by_contact', properties: ['contactId', 'id'] },
    { name: 'engagement_event_by_message', properties: ['messageId'] },
  ],
});
