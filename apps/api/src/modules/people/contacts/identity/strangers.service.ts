import type { ConversationContact, ConversationContactRequest } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { contactOf } from '../../contact-records/contact.row.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { keptHandle } from '../../contact-records/kept-handle.js';
import { ContactWriter } from '../contact-writer.js';
import { MergeWriter } from './merge-writer.js';
import { MergesRepository } from './merges.repository.js';
import { StrangerContacts } from './stranger-contacts.js';
import { StrangersRepository } from './strangers.repository.js';

interface Given {
  readonly contactId: string;
  readonly mergeId: string | null;
}

/** Gives conversations without a contact to one. The sender becomes a contact that is merged at once, so that an undo is a merge's undo. */
@Injectable()
export class StrangersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: StrangersRepository,
    private readonly contacts: ContactsRepository,
    private readonly strangers: StrangerContacts,
    private readonly newContacts: ContactWriter,
    private readonly writer: MergeWriter,
    private readonly merges: MergesRepository,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
  ) {}

  async give(conversationId: string, request: ConversationContactRequest): Promise<ConversationContact> {
    const { contactId, mergeId } = await this.db.write((tx) => this.#give(tx, conversationId, request));
    const contact = await this.contacts.find(contactId);
    if (contact === undefined) throw notFound('contact');
    return { contact: contactOf(contact), merge: mergeId === null ? null : await this.merges.get(mergeId) };
  }

  async #give(tx: WorkspaceTransaction, conversationId: string, request: ConversationContactRequest): Promise<Given> {
    const conversation = await this.rows.hold(tx, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const { channel, contact_id: owner } = conversation;
    if (owner !== null) return this.#already(tx, owner, request);
    const sender = await this.rows.sender(conversationId, null, tx);
    if (sender === undefined || sender.address === null) {
      throw new DomainFailure(
        'conflict',
        'SENDER_UNKNOWN',
        'Nobody wrote in this conversation whose address is known.',
      );
    }
    const handle = keptHandle(channel, sender.address);
    if ('contactId' in request && !(await this.contacts.exists(tx, request.contactId))) throw notFound('contact');
    const keepId = 'contactId' in request ? request.contactId : await this.#create(tx, request.name);
    const otherId = await this.strangers.make(tx, {
      channel,
      handle,
      address: sender.address,
      name: sender.name,
      keepId,
    });
    const mergeId = await this.writer.merge(tx, { keepId, otherId }, { keptIsNew: !('contactId' in request) });
    return { contactId: keepId, mergeId };
  }

  async #create(tx: WorkspaceTransaction, name: string): Promise<string> {
    const id = this.ids.next();
    await this.newContacts.insert(tx, id, { name });
    await this.counters.apply(tx, new CounterTally().contacts(1));
    await this.events.tell(tx, [{ topic: 'contact.created', payload: { contact_id: id } }]);
    return id;
  }

  /** A repeated request finds its work done. */
  async #already(tx: WorkspaceTransaction, ownerId: string, request: ConversationContactRequest): Promise<Given> {
    const owner = await this.strangers.named(tx, ownerId);
    const isSame = 'contactId' in request ? request.contactId === ownerId : request.name === owner.name;
    if (isSame) return { contactId: ownerId, mergeId: null };
    throw new DomainFailure(
      'conflict',
      'CONVERSATION_HAS_CONTACT',
      `This conversation belongs to ${owner.name}. If the two contacts are the same person, merge them.`,
      [{ field: 'body.contactId', expected: 'a conversation without a contact', received: owner.name, contact: owner }],
    );
  }
}
