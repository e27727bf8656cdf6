import type { InboundEvent } from '@concordia/channels/port';
import { consentWord } from '@concordia/domain';
import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { EarlyReceipts } from '../../delivery/outbox/early-receipts.js';
import { Echoes } from '../../delivery/outbox/echoes.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { ownAddressOf } from '../../delivery/outbox/own-address.repository.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { dedupeKeyOf } from '../../inbox/correspondence/dedupe-key.js';
import { MessageTracesRepository } from '../../inbox/correspondence/message-traces.repository.js';
import { MessageWriter } from '../../inbox/correspondence/message-writer.js';
import { OpenConversation } from '../../inbox/correspondence/open-conversation.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';
import { Waking } from '../../inbox/messages/wake.js';
import { Consents } from '../../people/senders/consents.js';
import { type SenderContact, SenderContacts } from '../../people/senders/sender-contact.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { Duplicates } from './duplicates.js';
import { IncomingFiles, type KeptFile } from './incoming-files.js';

/** The longest text that is kept of a message, in UTF-16 units. */
const KEPT_TEXT = 1_000_000;
const KEPT_SUBJECT = 998;
const KEPT_SIGNATURE = 10_000;

/** `sending`: it may be the echo of a sending whose answer is still on its way. */
type Arrival = 'stored' | 'duplicate' | 'sending';

interface Stored {
  readonly id: string;
  readonly conversationId: string;
}

/** Stores what somebody wrote to us, or we to them in the provider's own app. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly contacts: SenderContacts,
    private readonly conversations: OpenConversation,
    private readonly duplicates: Duplicates,
    private readonly messages: MessageWriter,
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
    private readonly traces: MessageTracesRepository,
    private readonly files: IncomingFiles,
    private readonly early: EarlyReceipts,
    private readonly echoes: Echoes,
    private readonly outbox: OutboxRepository,
    private readonly consents: Consents,
    private readonly waking: Waking,
    private readonly notifications: NotificationsService,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
  ) {}

  async take(
    tx: WorkspaceTransaction,
    provider: string,
    event: InboundEvent,
    files: readonly KeptFile[],
  ): Promise<Arrival> {
    if (await this.duplicates.has(tx, event)) return 'duplicate';
    const isEcho = event.direction === 'outbound';
    const sender = await this.#senderOf(tx, event);
    if (isEcho && sender !== null) {
      if (await this.outbox.isSending(tx, sender.contactId, event.channel)) return 'sending';
      // Its answer may have come since the first look.
      if (await this.duplicates.hasSent(tx, event)) return 'duplicate';
      if (await this.echoes.confirm(tx, sender.contactId, event)) return 'duplicate';
    }
    const stored = await this.#store(tx, provider, event, sender, files);
    if (stored === null) return 'duplicate';
    const { id } = stored;
    if (!isEcho && sender !== null && event.isAutomatic !== true) await this.#answered(tx, event, id);
    const isUrgent = await this.#tellIfUrgent(tx, id);
    await this.events.tell(tx, factsOf(event, stored, sender));
    const topics = ['messages', 'stats', 'contacts'] as const;
    await this.changes.record(tx, isUrgent ? [...topics, 'notifications'] : topics);
    return 'stored';
  }

  /** Machines become no contacts, else they would crowd out the people; one that is a contact already stays one. */
  #senderOf(tx: WorkspaceTransaction, event: InboundEvent): Promise<SenderContact | null> {
    return event.isAutomatic === true ? this.contacts.find(tx, event) : this.contacts.of(tx, event);
  }

  /** @returns `null` when it is here already. */
  async #store(
    tx: WorkspaceTransaction,
    provider: string,
    event: InboundEvent,
    sender: SenderContact | null,
    files: readonly KeptFile[],
  ): Promise<Stored | null> {
    const { channel, messageId, inReplyTo, references = [] } = event;
    const links = { messageId, inReplyTo, references };
    const conversationId = await this.#conversationOf(tx, event, sender?.contactId ?? null);
    const id = this.ids.next();
    const isNew = await this.messages.add(tx, {
      ...(await this.#rowOf(tx, provider, event, sender)),
      id,
      conversationId,
      attachmentCount: files.length,
    });
    if (!isNew) return null;
    const thread = [...new Set([...references, ...(inReplyTo === null ? [] : [inReplyTo])])];
    await this.origins.note(tx, {
      message_id: id,
      channel,
      provider_message_id: messageId,
      variant: await this.#variantOf(tx, event),
      thread: JSON.stringify(thread),
    });
    if (channel === 'email') await this.threads.remember(tx, links, conversationId);
    await this.traces.insert(tx, id, event);
    await this.files.attach(tx, id, files);
    await this.early.catchUp(tx, channel, messageId);
    return { id, conversationId };
  }

  /** A Message-ID that several mails have stays with the first: receipts and answers mean that one. */
  async #variantOf(tx: WorkspaceTransaction, { channel, messageId, dedupeKey }: InboundEvent): Promise<string> {
    return (await this.origins.find(tx, channel, messageId)) === null ? '' : (dedupeKey ?? '');
  }

  async #rowOf(tx: WorkspaceTransaction, provider: string, event: InboundEvent, sender: SenderContact | null) {
    const { channel, at: sentAt } = event;
    const subject = event.subject === null ? null : storable(event.subject).slice(0, KEPT_SUBJECT);
    const text = storable(event.text).slice(0, KEPT_TEXT);
    const them = {
      name: event.name === null ? (sender?.name ?? null) : storable(event.name),
      address: sender?.handle ?? event.from,
    };
    const us = { name: null, address: channel === 'email' ? await ownAddressOf(tx) : null };
    const isEcho = event.direction === 'outbound';
    return {
      contactId: sender?.contactId ?? null,
      channel,
      direction: isEcho ? 'outbound' : 'inbound',
      kind: event.isAutomatic === true ? 'automatic' : 'personal',
      sentAt,
      subject,
      text,
      quotedText: event.quotedText ? storable(event.quotedText).slice(0, KEPT_TEXT) : null,
      signature: event.signature ? storable(event.signature).slice(0, KEPT_SIGNATURE) : null,
      html: event.html ? storable(event.html) : null,
      from: isEcho ? us : them,
      to: [isEcho ? them : us],
      dedupeKey: event.dedupeKey ?? dedupeKeyOf(`${provider} ${event.messageId}`),
      receipt: null,
    } as const;
  }

  /** What it answers knows where it belongs; otherwise the channel decides. */
  async #conversationOf(tx: WorkspaceTransaction, event: InboundEvent, contactId: string | null): Promise<string> {
    const { channel, inReplyTo, references = [], subject, at, messageId } = event;
    const answered = await this.#answeredBy(tx, event);
    if (answered !== null && (contactId === null || answered.contactId === contactId)) return answered.conversationId;
    const thread = channel === 'email' ? await this.threads.find(tx, { messageId, inReplyTo, references }) : null;
    if (thread !== null && (await belongsTo(tx, thread, contactId))) return thread;
    return this.conversations.of(tx, { contactId, channel, subject: subject && storable(subject), at });
  }

  async #answeredBy(tx: WorkspaceTransaction, { channel, inReplyTo }: InboundEvent) {
    return inReplyTo === null ? null : this.origins.find(tx, channel, inReplyTo);
  }

  async #answered(tx: WorkspaceTransaction, event: InboundEvent, id: string): Promise<void> {
    await this.#honour(tx, event);
    const { conversation_id } = await tx
      .selectFrom('message')
      .select('conversation_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await this.waking.wakeOnReply(tx, conversation_id, event.at);
  }

  /** STOP and START end and begin somebody's consent to SMS. */
  async #honour(tx: WorkspaceTransaction, { channel, text, from, at }: InboundEvent): Promise<void> {
    const consent = channel === 'sms' ? consentWord(text) : null;
    if (consent === null) return;
    const blame = consent === 'out' ? 'unsubscribe' : null;
    await this.consents.note(tx, { channel, from, consent, source: 'reply', blame, at });
  }

  async #tellIfUrgent(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const message = await tx
      .selectFrom('message')
      .select(['subject', 'excerpt', 'channel', 'contact_id', 'is_urgent', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (message?.is_urgent !== 1 || message.status === 'completed') return false;
    return this.notifications.notify(tx, {
      kind: 'urgent_message',
      dedupeKey: `urgent_message:${id}`,
      title: message.subject ?? message.excerpt,
      channel: message.channel,
      messageId: id,
      contactId: message.contact_id,
    });
  }
}

/** What other programs hear of a message that came in. One that we wrote in the provider's own app did not. */
function factsOf({ channel, direction, at }: InboundEvent, stored: Stored, sender: SenderContact | null): HubFact[] {
  const contact_id = sender?.contactId ?? null;
  const made: HubFact[] =
    contact_id !== null && sender?.isNew === true ? [{ topic: 'contact.created', payload: { contact_id } }] : [];
  if (direction === 'outbound') return made;
  const received_at = new Date(at).toISOString();
  const payload = { message_id: stored.id, conversation_id: stored.conversationId, contact_id, channel, received_at };
  return [...made, { topic: 'message.received', payload }];
}

/** PostgreSQL keeps no NUL in text, and no person wrote one. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** Whoever names a Message-ID of ours does not get into somebody else's conversation by that. */
async function belongsTo(tx: WorkspaceTransaction, conversationId: string, contactId: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('conversation')
    .select('contact_id')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined && (contactId === null || row.contact_id === contactId);
}
