import type { EligibilityCode, OutboxState, SendFailure } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, flag, id, instant, workspaceId } from './columns.js';
import { Contact } from './contact.js';
import { Conversation } from './conversation.js';

/** A message on its way out, from the moment somebody sent it; afterwards, the record of its delivery. */
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
    content: p.text(),
    subject: p.text().nullable(),
    state: p.text().$type<OutboxState>(),
    /** Not before. */
    sendAt: instant(),
    /** What must leave in order: the conversation, or the contact on the channel before there is one. */
    lane: p.text(),
    /** The sender's own key: the same twice is the same message. */
    idempotencyKey: p.text(),
    /** SHA-256 of what was to be sent under the key. */
    contentMark: p.text(),
    suggestionId: p.uuid().nullable(),
    /** What it was sent as part of, when it was. */
    outreachId: p.uuid().nullable(),
    /** Whose it is when no person sent it: the automation or campaign, by its own name. */
    automationId: p.text().nullable(),
    /** The message that it became when it left. */
    messageId: p.uuid().nullable(),
    /** How often a provider was asked to take it. */
    attempts: p.integer().default(0),
    /** Which sending of it this is; counts up when a person sends it again. */
    round: p.integer().default(1),
    /** The job that is at it, and until when if nobody hears of it. */
    claimedBy: p.text().nullable(),
    claimedUntil: p.bigint('number').nullable(),
    /** When the present attempt was handed to the provider's adapter; `null` as long as it certainly has not left. */
    handedOverAt: p.bigint('number').nullable(),
    /** When it is tried again by itself. */
    nextAttemptAt: p.bigint('number').nullable(),
    failureCode: p.text().$type<SendFailure | EligibilityCode>().nullable(),
    failureMessage: p.text().nullable(),
    /** The provider's own code. */
    providerCode: p.text().nullable(),
    /** Whether nothing more happens by itself. */
    failureIsFinal: flag(),
    /** When it may be handed over, where it had to wait for its turn: the provider's pace. */
    slotAt: p.bigint('number').nullable(),
    /** When it was decided to wait until `next_attempt_at`. Later than now, the clock has been set back since. */
    postponedAt: p.bigint('number').nullable(),
    /** JSON: { name, language, parameters } of the template that it goes out as. */
    template: p.text().nullable(),
    /** When somebody put its failure away. */
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

/** A file that goes out with a message; its bytes are in the attachment store under their hash. */
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
