import type { Direction, MessageFacts, MessageKind, MessageStatus, Receipt } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, type Flag, flag, fraction, id, instant, source, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';

type SentimentLabel = 'positive' | 'neutral' | 'negative' | 'unknown';

/** What the lists show, and nothing else: a million of these are read and written all day, so the row stays narrow. */
export const Message = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversation: () => p.manyToOne(Conversation).ref().index(false),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false),
    channel: channel(),
    direction: p.text().$type<Direction>(),
    kind: p.text().$type<MessageKind>().default('personal'),
    /** The provider's time. */
    sentAt: instant(),
    /** 0 when the message had no date of its own and `sentAt` is a guess. */
    sentAtKnown: p.integer().$type<Flag>().default(1),
    subject: p.text().nullable(),
    /** The beginning of the visible text, at most 400 characters, whitespace collapsed. */
    excerpt: p.text(),
    status: p.text().$type<MessageStatus>(),
    /** `rule` or `person`; what a person decided no rule changes. */
    statusSource: source(),
    priority: p.integer().default(0),
    /** JSON: a list of { code, points, text }. */
    priorityReasons: p.text().default('[]'),
    isUrgent: flag(),
    /** `rule` or `person`. */
    urgencySource: source(),
    isRead: flag(),
    sentimentLabel: p.text().$type<SentimentLabel>().default('unknown'),
    sentimentCompound: fraction().nullable(),
    attachmentCount: p.integer().default(0),
    /** How it addressed us: `direct`, `copied` or `unknown`. */
    addressed: p.text().$type<MessageFacts['addressed']>().default('unknown'),
    /** What the archive it came from said: 0, 1, or null where it said nothing. */
    archiveIsRead: p.integer().$type<Flag>().nullable(),
    archiveIsInInbox: p.integer().$type<Flag>().nullable(),
    /** What makes a second copy recognisable; unique in its channel. */
    dedupeKey: p.text(),
    /** When a message that was put off comes back; `null` when it was not. Until then it is in no column. */
    snoozedUntil: p.bigint('number').nullable(),
    /** Whether an answer of theirs brings it back before. */
    snoozeUnlessReply: flag(),
    /** The member who looks after it. */
    assigneeId: p.uuid().nullable(),
    /** How far one of ours has come on its way; `null` for what did not go out through here. */
    receipt: p.text().$type<Receipt>().nullable(),
    /** The next open task or follow-up that was made from it. */
    dueAt: p.bigint('number').nullable(),
    importRunId: p.uuid().nullable(),
    storedAt: instant(),
  },
  uniques: [{ name: 'message_dedupe', properties: ['workspaceId', 'channel', 'dedupeKey'] }],
  indexes: [
    { name: 'message_newest', properties: ['workspaceId', 'sentAt', 'id'] },
    { name: 'message_by_status', properties: ['workspaceId', 'status', 'sentAt', 'id'] },
    { name: 'message_by_channel', properties: ['workspaceId', 'channel', 'sentAt', 'id'] },
    { name: 'message_by_status_channel', properties: ['workspaceId', 'status', 'channel', 'sentAt', 'id'] },
    { name: 'message_by_conversation', properties: ['conversation', 'sentAt', 'id'] },
    { name: 'message_by_contact', properties: ['contact', 'sentAt', 'id'] },
    // Of what is few among many: these lists have no other short way.
    { name: 'message_unread', properties: ['workspaceId', 'sentAt', 'id'], where: 'is_read = 0' },
    { name: 'message_urgent', properties: ['workspaceId', 'sentAt', 'id'], where: 'is_urgent = 1' },
    { name: 'message_snoozed', properties: ['workspaceId', 'sentAt', 'id'], where: 'snoozed_until is not null' },
    {
      name: 'message_assigned',
      properties: ['workspaceId', 'assigneeId', 'sentAt', 'id'],
      where: 'assignee_id is not null',
    },
    { name: 'message_high', properties: ['workspaceId', 'sentAt', 'id'], where: 'priority >= 80' },
    { name: 'message_medium', properties: ['workspaceId', 'sentAt', 'id'], where: 'priority >= 60 and priority < 80' },
  ],
});

/** What only an opened message shows. */
export const MessageBody = defineEntity({
  name: 'MessageBody',
  tableName: 'message_body',
  properties: {
    messageId: p.uuid().primary(),
    workspaceId: workspaceId(),
    text: p.text(),
    quotedText: p.text().nullable(),
    signature: p.text().nullable(),
    /** Sanitised when it was stored. */
    html: p.text().nullable(),
    remoteContentCount: p.integer().default(0),
    fromName: p.text().nullable(),
    fromAddress: p.text().nullable(),
    /** JSON: a list of { name, address }. */
    toList: p.text().default('[]'),
    /** JSON: a list of { name, address }. */
    ccList: p.text().default('[]'),
  },
});

/** Whether the bytes of a file are here, on their way, or cannot be had. */
export type FetchState = 'here' | 'waiting' | 'failed';

/** Why the bytes of a file cannot be had. */
export type FetchFailure = 'too_large' | 'refused' | 'unreachable' | 'not_connected';

/** A file that came with a message; its bytes are in the attachment store under their hash. */
export const Attachment = defineEntity({
  name: 'Attachment',
  tableName: 'attachment',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** Its place in the message, from 0. */
    position: p.integer(),
    fileName: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    isInline: flag(),
    contentId: p.text().nullable(),
    /** SHA-256 of the bytes, in hexadecimal; empty while they are not here. */
    contentHash: p.text(),
    fetchState: p.text().$type<FetchState>().default('here'),
    /** What the provider gives the file by, while it is not here. */
    reference: p.text().nullable(),
    /** Why it is not here; only when that was given up. */
    failure: p.text().$type<FetchFailure>().nullable(),
  },
  indexes: [
    { name: 'attachment_by_message', properties: ['message', 'position'] },
    { name: 'attachment_by_hash', properties: ['contentHash'] },
  ],
});
