import type { InboundEvent } from '@concordia/channels/port';
import type { HubFact } from '@concordia/domain/hub-events';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { type SenderContact, SenderContacts } from '../../people/senders/sender-contact.js';
import { ProfileLookups } from '../profiles/profile-lookups.js';
import { ArrivalEffects } from './arrival-effects.js';
import { ArrivalStore, type Arriving, type StoredArrival } from './arrival-store.js';
import { Duplicates } from './duplicates.js';
import { ImportedCopies } from './imported-copies.js';
import { OwnEchoes } from './own-echoes.js';

/** `sending`: may echo a send whose response is still pending. */
type Arrival = 'stored' | 'duplicate' | 'sending';

/** Stores inbound messages, and messages we wrote in the provider's own app. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly contacts: SenderContacts,
    private readonly duplicates: Duplicates,
    private readonly copies: ImportedCopies,
    private readonly echoes: OwnEchoes,
    private readonly store: ArrivalStore,
    private readonly effects: ArrivalEffects,
    private readonly profiles: ProfileLookups,
    private readonly events: DomainEvents,
  ) {}

  async take(
    tx: WorkspaceTransaction,
    { provider, accountId, event, files }: Omit<Arriving, 'sender'>,
  ): Promise<Arrival> {
    if (await this.duplicates.has(tx, event)) return 'duplicate';
    if (await this.copies.adopt(tx, event, accountId)) return 'duplicate';
    const isEcho = event.direction === 'outbound';
    const sender = await this.#senderOf(tx, event);
    const echo = isEcho && sender !== null ? await this.echoes.recognize(tx, sender.contactId, event) : null;
    if (echo !== null) return echo;
    const stored = await this.store.put(tx, { provider, accountId, event, sender, files });
    if (stored === null) return 'duplicate';
    await this.#askWho(tx, event, accountId, sender);
    const isAnswer = !isEcho && sender !== null && event.isAutomatic !== true;
    if (isAnswer) await this.effects.answered(tx, event, stored.id);
    await this.effects.notifyIfUrgent(tx, stored.id);
    await this.events.tell(tx, factsOf(event, stored, sender));
    return 'stored';
  }

  async #askWho(
    tx: WorkspaceTransaction,
    { channel, name, at }: InboundEvent,
    accountId: Arriving['accountId'],
    sender: SenderContact | null,
  ): Promise<void> {
    if (sender === null || accountId === null) return;
    const { contactId, handle, isNew } = sender;
    await this.profiles.want(tx, { channel, accountId, contactId, handle }, at, isNew && name === null);
  }

  /** Machines do not become contacts, since they would crowd out people; existing contacts are kept. */
  #senderOf(tx: WorkspaceTransaction, event: InboundEvent): Promise<SenderContact | null> {
    return event.isAutomatic === true ? this.contacts.find(tx, event) : this.contacts.of(tx, event);
  }
}

/** Webhook events for an inbound message; none for one we wrote in the provider's own app. */
function factsOf(
  { channel, direction, at }: InboundEvent,
  stored: StoredArrival,
  sender: SenderContact | null,
): HubFact[] {
  const contact_id = sender?.contactId ?? null;
  const made: HubFact[] =
    contact_id !== null && sender?.isNew === true ? [{ topic: 'contact.created', payload: { contact_id } }] : [];
  if (direction === 'outbound') return made;
  const received_at = new Date(at).toISOString();
  const payload = { message_id: stored.id, conversation_id: stored.conversationId, contact_id, channel, received_at };
  return [...made, { topic: 'message.received', payload }];
}
