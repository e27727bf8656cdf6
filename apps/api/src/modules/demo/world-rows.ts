import { createHash } from 'node:crypto';
import { CHANNELS, preview } from '@concordia/domain';
import type { World, WorldContact, WorldConversation, WorldImport, WorldMessage } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import { freshCheckpoint } from '../intake/imports/run-checkpoint.js';
import { channelBit } from '../people/contact-records/contact.row.js';
import { DEMO_IMPORT_PATH } from './leave-demo.js';
import { demoAccounts } from './outbox-rows.js';
import { triageRowsOf } from './triage-rows.js';

/** Rows to insert, by table, in an order that satisfies the foreign keys. */
export interface WorldRows {
  readonly contact: Insertable<ScopedTables['contact']>[];
  readonly contact_point: Insertable<ScopedTables['contact_point']>[];
  readonly conversation: Insertable<ScopedTables['conversation']>[];
  readonly message: Insertable<ScopedTables['message']>[];
  readonly message_body: Insertable<ScopedTables['message_body']>[];
  readonly member: Insertable<ScopedTables['member']>[];
  readonly project: Insertable<ScopedTables['project']>[];
  readonly conversation_project: Insertable<ScopedTables['conversation_project']>[];
  readonly saved_view: Insertable<ScopedTables['saved_view']>[];
  readonly import_run: Insertable<ScopedTables['import_run']>[];
  readonly import_problem: Insertable<ScopedTables['import_problem']>[];
}

const newest = (messages: readonly WorldMessage[]): number => Math.max(...messages.map(({ sentAt }) => sentAt));
const oldest = (messages: readonly WorldMessage[]): number => Math.min(...messages.map(({ sentAt }) => sentAt));

function contactRow(contact: WorldContact, messages: readonly WorldMessage[]): WorldRows['contact'][number] {
  const inbound = messages.filter(({ direction }) => direction === 'inbound').length;
  return {
    id: contact.id,
    name: contact.name,
    title: contact.title,
    email: contact.email,
    phone: contact.phone,
    linkedin_url: contact.linkedinUrl,
    company: contact.company,
    location: contact.location,
    birthday: contact.birthday,
    channel_bits: CHANNELS.reduce((bits, channel) => (contact.handles[channel] ? bits | channelBit(channel) : bits), 0),
    inbound_count: inbound,
    outbound_count: messages.length - inbound,
    last_message_at: messages.length === 0 ? 0 : newest(messages),
    created_at: contact.createdAt,
  };
}

function pointRow(point: World['people']['points'][number]): WorldRows['contact_point'][number] {
  return {
    id: point.id,
    contact_id: point.contactId,
    channel: point.channel,
    handle: point.handle,
    display_name: point.displayName,
    consent: point.consent,
    consent_at: point.consentAt,
    consent_source: point.consentSource,
    created_at: point.createdAt,
  };
}

function conversationRow(
  conversation: WorldConversation,
  messages: readonly WorldMessage[],
): WorldRows['conversation'][number] {
  return {
    id: conversation.id,
    channel: conversation.channel,
    contact_id: conversation.contactId,
    subject: conversation.subject,
    message_count: messages.length,
    first_message_at: oldest(messages),
    last_message_at: newest(messages),
    created_at: oldest(messages),
  };
}

function messageRow(message: WorldMessage, storedAt: number): WorldRows['message'][number] {
  return {
    id: message.id,
    conversation_id: message.conversationId,
    contact_id: message.contactId,
    channel: message.channel,
    direction: message.direction,
    kind: message.kind,
    sent_at: message.sentAt,
    subject: message.subject,
    excerpt: preview(message.text),
    status: message.status,
    status_source: message.isMovedByPerson ? 'person' : 'rule',
    priority: message.priority,
    priority_reasons: JSON.stringify(message.priorityReasons),
    is_urgent: message.isUrgent,
    urgency_source: 'rule',
    is_read: message.isRead ? 1 : 0,
    sentiment_label: message.sentiment.label,
    sentiment_compound: message.sentiment.compound,
    attachment_count: message.attachments.length,
    snoozed_until: message.snooze?.until ?? null,
    snooze_unless_reply: message.snooze?.unlessReply === true ? 1 : 0,
    assignee_id: message.assigneeId,
    receipt: message.receipt,
    due_at: message.dueAt,
    addressed: message.direction === 'outbound' ? 'unknown' : message.cc.length > 0 ? 'copied' : 'direct',
    sent_at_known: 1,
    // Sample messages have no provider id and are never received twice.
    dedupe_key: createHash('sha256').update(`demo ${message.id}`).digest('hex'),
    import_run_id: null,
    stored_at: storedAt,
  };
}

function bodyRow(message: WorldMessage): WorldRows['message_body'][number] {
  return {
    message_id: message.id,
    text: message.text,
    quoted_text: message.quotedText,
    signature: message.signature,
    html: message.html,
    remote_content_count: message.remoteContentCount,
    from_name: message.from.name,
    from_address: message.from.address,
    to_list: JSON.stringify(message.to),
    cc_list: JSON.stringify(message.cc),
  };
}

/** Assumes messages of equal size. */
const bytesPerSecond = ({ positionBytes, messagesRead, ratePerSecond }: WorldImport): number =>
  messagesRead === 0 || ratePerSecond === null ? 0 : (positionBytes / messagesRead) * ratePerSecond;

function importRow(run: WorldImport): WorldRows['import_run'][number] {
  return {
    id: run.id,
    origin: run.origin,
    name: run.name,
    format: run.format,
    state: run.state,
    source_path: DEMO_IMPORT_PATH,
    source_mark: null,
    checkpoint: JSON.stringify({ ...freshCheckpoint, bytesPerSecond: bytesPerSecond(run) }),
    size_bytes: run.sizeBytes,
    position_bytes: run.positionBytes,
    messages_read: run.messagesRead,
    messages_added: run.messagesAdded,
    duplicates: run.duplicates,
    repeats: run.repeats,
    left_out: run.leftOut,
    problems: run.problems.length,
    contacts_added: run.contactsAdded,
    conversations_added: run.conversationsAdded,
    rate_per_second: run.ratePerSecond,
    own_addresses: JSON.stringify(run.ownAddresses),
    people: run.people === undefined ? null : JSON.stringify(run.people),
    skipped: JSON.stringify(Object.fromEntries((run.skipped ?? []).map(({ reason, count }) => [reason, count]))),
    failure: run.failure,
    failure_code: run.failureCode ?? null,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    created_at: run.createdAt,
    updated_at: run.finishedAt ?? run.createdAt,
  };
}

function problemRows(run: WorldImport): WorldRows['import_problem'] {
  return run.problems.map((problem) => ({
    id: problem.id,
    import_run_id: run.id,
    ordinal: problem.ordinal,
    position_bytes: problem.positionBytes,
    file: problem.file,
    code: problem.code,
    reason: problem.reason,
    subject: problem.subject,
  }));
}

export function rowsOf(world: World): WorldRows {
  const ofContact = Map.groupBy(world.messages, ({ contactId }) => contactId);
  const ofConversation = Map.groupBy(world.messages, ({ conversationId }) => conversationId);
  const accountOf = demoAccounts(world);
  return {
    contact: world.contacts.map((contact) => contactRow(contact, ofContact.get(contact.id) ?? [])),
    contact_point: world.people.points.map(pointRow),
    conversation: world.conversations.map((one) => ({
      ...conversationRow(one, ofConversation.get(one.id) ?? []),
      account_id: accountOf(one.channel),
    })),
    message: world.messages.map((message) => ({
      ...messageRow(message, world.now),
      account_id: accountOf(message.channel),
    })),
    message_body: world.messages.map(bodyRow),
    ...triageRowsOf(world),
    import_run: world.imports.map(importRow),
    import_problem: world.imports.flatMap(problemRows),
  };
}
