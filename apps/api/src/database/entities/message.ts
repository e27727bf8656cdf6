import type { Direction, MessageFacts, MessageKind, MessageStatus, Receipt } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, type Flag, flag, fraction, id, instant, source, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';

type SentimentLabel = 'positive' | 'neutral' | 'negative' | 'unknown';

/** Only the columns that lists show: a million rows are read and written all day, so they stay narrow. */
export const Message = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    conversation: () => p.manyToOne(Conversation).ref().index(false),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false),
    channel: channel(),
    /** The account that it came in or left by; `null` if by none, such as an archive. */
    accountId: p.uuid().nullable(),
    direction: p.text().$type<Direction>(),
    kind: p.text().$type<MessageKind>().default('personal'),
    /** The provider's time. */
    sentAt: instant(),
    /** 0 if the message had no date and `sentAt` is a guess. */
    sentAtKnown: p.integer().$type<Flag>().default(1),
    subject: p.text().nullable(),
    /** The start of the visible text, at most 400 characters, whitespace collapsed. */
    excerpt: p.text(),
    status: p.text().$type<MessageStatus>(),
    /** `rule` or `person`; rules never override a person. */
    statusSource: source(),
    priority: p.integer().default(0),
    /** JSON: a list of { code, points, text }. */
    priorityReasons: p.text().default('[]'),
    isUrgent: flag(),
    urgencySource: source(),
    isRead: flag(),
    sentimentLabel: p.text().$type<SentimentLabel>().default('unknown'),
    sentimentCompound: fraction().nullable(),
    attachmentCount: p.integer().default(0),
    /** How it addressed us: `direct`, `copied` or `unknown`. */
    addressed: p.text().$type<MessageFacts['addressed']>().default('unknown'),
    /** From the imported archive: 0, 1, or null if unknown. */
    archiveIsRead: p.integer().$type<Flag>().nullable(),
    archiveIsInInbox: p.integer().$type<Flag>().nullable(),
    /** Identifies duplicates; unique per channel. */
    dedupeKey: p.text(),
    /** End of a snooze; `null` if not snoozed. Until then it is in no column. */
    snoozedUntil: p.bigint('number').nullable(),
    /** Whether a reply ends the snooze early. */
    snoozeUnlessReply: flag(),
    assigneeId: p.uuid().nullable(),
    /** Delivery status of an outgoing message; `null` if it was not sent through Concordia. */
    receipt: p.text().$type<Receipt>().nullable(),
    /** The next open task or follow-up created from it. */
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
    // Partial indexes on rare values, which these lists cannot find quickly otherwise.
    { name: 'message_unread', properties: ['workspaceId', 'sentAt', 'id'], where: 'is_read = 0' },
    { name: 'message_urgent', properties: ['workspaceId', 'sentAt', 'id'], where: 'is_urgent = 1' },
    { name: 'message_snoozed', properties: ['workspaceId', 'sentAt', 'id'], where: 'snoozed_until is not null' },
    {
      name: 'message_by_account',
      properties: ['workspaceId', 'accountId', 'sentAt', 'id'],
      where: 'account_id is not null',
    },
    {
      name: 'message_assigned',
      properties: ['workspaceId', 'assigneeId', 'sentAt', 'id'],
      where: 'assignee_id is not null',
    },
    { name: 'message_high', properties: ['workspaceId', 'sentAt', 'id'], where: 'priority >= 80' },
    // What a conversation's state is derived from, however long the conversation.
    { name: 'message_open', properties: ['conversation', 'sentAt', 'id'], where: "status <> 'completed'" },
    { name: 'message_due', properties: ['conversation', 'dueAt'], where: 'due_at is not null' },
    { name: 'message_unread_of', properties: ['conversation'], where: 'is_read = 0' },
    { name: 'message_medium', properties: ['workspaceId', 'sentAt', 'id'], where: 'priority >= 60 and priority < 80' },
  ],
});

/** Columns that only an opened message shows. */
export const MessageBody = defineEntity({
  name: 'MessageBody',
  tableName: 'message_body',
  properties: {
    messageId: p.uuid().primary(),
    workspaceId: workspaceId(),
    text: p.text(),
    quotedText: p.text().nullable(),
    signature: p.text().nullable(),
    /** Sanitized before storage. */
    html: p.text().nullable(),
    remoteContentCount: p.integer().default(0),
    fromName: p.text().nullable(),
    fromAddress: p.text().nullable(),
    /** JSON: a list of { name, address }. */
    toList: p.text().default('[]'),
    /** JSON: a list of { name, address }. */
    ccList: p.text().default('[]'),
    /** JSON: a list of { name, address }; of email that we sent. */
    bccList: p.text().default('[]'),
    /** JSON: a list of { name, address }. */
    replyToList: p.text().default('[]'),
    /** JSON: { original, listPost, listId } of a mailing list. */
    mailingList: p.text().nullable(),
  },
});

export type FetchState = 'here' | 'waiting' | 'failed';

export type FetchFailure = 'too_large' | 'refused' | 'unreachable' | 'not_connected' | 'not_exported';

/** A message's file; its bytes are in the attachment store under their hash. */
export const Attachment = defineEntity({
  name: 'Attachment',
  tableName: 'attachment',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    message: () => p.manyToOne(Message).ref().index(false).deleteRule('cascade'),
    /** Its position in the message, from 0. */
    position: p.integer(),
    fileName: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    isInline: flag(),
    contentId: p.text().nullable(),
    /** SHA-256 of the bytes, in hexadecimal; empty until fetched. */
    contentHash: p.text(),
    fetchState: p.text().$type<FetchState>().default('here'),
    /** The provider's reference for fetching the file. */
    reference: p.text().nullable(),
    /** Set only once fetching was given up. */
    failure: p.text().$type<FetchFailure>().nullable(),
  },
  indexes: [
    { name: 'attachment_by_message', properties: ['message', 'position'] },
    { name: 'attachment_by_hash', properties: ['contentHash'] },
  ],
});
