import type { ContactCandidates } from '@concordia/contract/people';
import { assessMerge, type Channel, identityKeys, type PersonTraits } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { channelBit, contactOf } from '../../contact-records/contact.row.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { keptHandle } from '../../contact-records/kept-handle.js';
import { ContactPointsRepository } from '../contact-points.repository.js';
import { ArrivedSince } from './arrived-since.js';
import { IdentityKeysRepository } from './identity-keys.repository.js';
import { PersonTraitsRepository } from './person-traits.repository.js';
import { StrangersRepository } from './strangers.repository.js';

const MOST_OFFERED = 5;
const MOST_COMPARED = 60;
const NUMBERS: ReadonlySet<Channel> = new Set(['sms', 'whatsapp']);

export interface Stranger {
  readonly channel: Channel;
  /** Normalized. */
  readonly handle: string;
  /** As written in the message. */
  readonly address: string;
  readonly name: string | null;
}

/** Makes a contact of a sender that has none, and compares it with known contacts. */
@Injectable()
export class StrangerContacts {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: StrangersRepository,
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly traits: PersonTraitsRepository,
    private readonly keys: IdentityKeysRepository,
    private readonly arrived: ArrivedSince,
    private readonly counters: StatCounters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * The contact gets the handle, unless `keepId` has it.
   *
   * @throws DomainFailure CONTACT_POINT_TAKEN if another contact has it; the error names that contact.
   */
  async make(
    tx: WorkspaceTransaction,
    { channel, handle, address, name, keepId }: Stranger & { readonly keepId: string },
  ): Promise<string> {
    const id = this.ids.next();
    await this.contacts.insert(tx, {
      id,
      name: name ?? handle,
      email: channel === 'email' ? handle : null,
      phone: NUMBERS.has(channel) ? handle : null,
      channel_bits: channelBit(channel),
      created_at: this.clock.now(),
    });
    const owned = await this.points.of(keepId, tx);
    if (!owned.some((point) => point.channel === channel && point.handle === handle)) {
      await this.points.claim(tx, id, { channel, handle, field: 'body.contactId' });
    }
    await this.rows.attach(tx, id, channel, address.toLowerCase());
    await this.contacts.update(tx, id, (await this.arrived.countOf(tx, id)).counts);
    await this.counters.apply(tx, new CounterTally().contacts(1));
    return id;
  }

  async named(tx: WorkspaceTransaction, contactId: string): Promise<{ id: string; name: string }> {
    const people = await this.traits.of(tx, [contactId], false);
    const person = people.get(contactId);
    if (person === undefined) throw notFound('contact');
    return { id: contactId, name: person.name };
  }

  /**
   * Contacts that the sender of a conversation may be, besides its own.
   *
   * @throws DomainFailure `not-found` if the conversation does not exist or nobody wrote in it.
   */
  async candidates(conversationId: string): Promise<ContactCandidates> {
    const conversation = await this.rows.conversation(conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const sender = await this.rows.sender(conversationId, conversation.contact_id);
    if (!sender?.address) throw notFound('message');
    const { channel } = conversation;
    const address = keptHandle(channel, sender.address);
    const name = sender.name ?? address;
    const person = { name, company: null, birthday: null, phones: [], points: [{ channel, handle: address }] };
    const contacts = await this.#alike({ ...person, signatureAddresses: [] }, conversation.contact_id);
    return { channel, address, name, contacts };
  }

  async #alike(person: PersonTraits, exceptId: string | null): Promise<ContactCandidates['contacts']> {
    const known = await this.keys.under(identityKeys(person), MOST_COMPARED);
    const ids = known.filter((id) => id !== exceptId);
    const others = await this.traits.of(this.db.read, ids, false);
    const found = [...others].map(([id, other]) => ({ id, ...assessMerge(person, other) }));
    const best = found.filter(({ score }) => score > 0).sort((one, another) => another.score - one.score);
    const offered: ContactCandidates['contacts'] = [];
    for (const { id, evidence } of best.slice(0, MOST_OFFERED)) {
      const row = await this.contacts.find(id);
      if (row !== undefined) offered.push({ contact: contactOf(row), evidence: evidence.map(({ text }) => text) });
    }
    return offered;
  }
}
