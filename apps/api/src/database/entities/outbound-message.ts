import type { EligibilityCode, FileForm, OutboxState, SendFailure } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, flag, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';

/** An outgoing message from the moment of sending; afterwards, its delivery record. */
export const OutboundMessage = defineEntity({
  name: 'OutboundMessage',
  tableName: 'outbound_message',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** `null` until the first message of a new conversation leaves. */
    conversation: () => p.manyToOne(Conversation).ref().nullable().index(false).deleteRule('cascade'),
    contact: () => p.manyToOne(Contact).ref().nullable().index(false).deleteRule('set null'),
    channel: channel(),
    /** The account that it leaves by. */
    accountId: p.uuid().nullable(),
    content: p.text(),
    /** The content with its formatting, sanitized; email only. */
    html: p.text().nullable(),
    subject: p.text().nullable(),
    /** JSON: { to, cc, bcc, replyTo } of an email, each a list of { name, address }; `null` if it goes to the contact alone. */
    recipients: p.text().nullable(),
    /** JSON: a list of { address, code, message, providerCode }: recipients who were not reached while others were. */
    failedRecipients: p.text().default('[]'),
    state: p.text().$type<OutboxState>(),
    /** Earliest send time. */
    sendAt: instant(),
    /** Messages in one lane leave in order: the conversation, or contact and channel before there is one. */
    lane: p.text(),
    /** The sender's key: repeating it sends nothing twice. */
    idempotencyKey: p.text(),
    /** SHA-256 of the content sent under the key. */
    contentMark: p.text(),
    suggestionId: p.uuid().nullable(),
    outreachId: p.uuid().nullable(),
    /** The automation or campaign that sent it, by its own name; `null` for a person. */
    automationId: p.text().nullable(),
    /** The stored message once it has left. */
    messageId: p.uuid().nullable(),
    attempts: p.integer().default(0),
    /** Increments when a person sends it again. */
    round: p.integer().default(1),
    /** The job that is sending it, and when its claim expires. */
    claimedBy: p.text().nullable(),
    claimedUntil: p.bigint('number').nullable(),
    /** When the current attempt reached the provider's adapter; `null` while it certainly has not left. */
    handedOverAt: p.bigint('number').nullable(),
    nextAttemptAt: p.bigint('number').nullable(),
    failureCode: p.text().$type<SendFailure | EligibilityCode>().nullable(),
    failureMessage: p.text().nullable(),
    providerCode: p.text().nullable(),
    /** Whether no automatic retry follows. */
    failureIsFinal: flag(),
    /** When the provider's rate limit lets it leave. */
    slotAt: p.bigint('number').nullable(),
    /** When it was postponed to `next_attempt_at`. Later than now means that the clock was set back. */
    postponedAt: p.bigint('number').nullable(),
    /** JSON: { name, language, parameters } of the template it is sent as. */
    template: p.text().nullable(),
    /** How its one file is sent, if not as a file. */
    fileForm: p.text().$type<FileForm>().nullable(),
    dismissedAt: p.bigint('number').nullable(),
    /** The provider's id of the latest round. */
    providerMessageId: p.text().nullable(),
    leftAt: p.bigint('number').nullable(),
    sentAt: p.bigint('number').nullable(),
    deliveredAt: p.bigint('number').nullable(),
    readAt: p.bigint('number').nullable(),
    createdAt: instant(),
  },
  uniques: [
    { name: 'outbound_message_key', properties: ['workspaceId', 'idempotencyKey'] },
    { name: 'outbound_message_provider_id', properties: ['workspaceId', 'channel', 'providerMessageId'] },
  ],
  indexes: [
    { name: 'outbound_message_by_state', properties: ['workspaceId', 'state', 'sendAt', 'id'] },
    { name: 'outbound_message_by_conversation', properties: ['conversation', 'state'] },
    { name: 'outbound_message_by_contact', properties: ['contact'] },
    { name: 'outbound_message_by_message', properties: ['messageId'] },
    { name: 'outbound_message_by_lane', properties: ['workspaceId', 'lane', 'state', 'sendAt', 'id'] },
    { name: 'outbound_message_by_outreach', properties: ['outreachId'] },
    {
      name: 'outbound_message_failed',
      properties: ['workspaceId', 'sendAt', 'id'],
      where: "state = 'failed' and dismissed_at is null",
    },
  ],
});

/** A file of an outgoing message; its bytes are in the attachment store under their hash. */
export const OutboundFile = defineEntity({
  name: 'OutboundFile',
  tableName: 'outbound_file',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    outbound: () => p.manyToOne(OutboundMessage).ref().index(false).deleteRule('cascade'),
    position: p.integer(),
    fileName: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    /** SHA-256 of the bytes, in hexadecimal. */
    contentHash: p.text(),
  },
  indexes: [
    { name: 'outbound_file_by_message', properties: ['outbound', 'position'] },
    { name: 'outbound_file_by_hash', properties: ['contentHash'] },
  ],
});
