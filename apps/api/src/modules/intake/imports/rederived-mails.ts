import type { Direction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { countedOf } from '../../inbox/counters/counted-row.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { SortingRepository, type StoredMail } from '../../inbox/sorting/sorting.repository.js';
import { RederivationRepository } from './rederivation.repository.js';
import { ContactBook } from './writing/contact-book.js';
import { ContactBookRepository } from './writing/contact-book.repository.js';

/** A message's direction and contact under the current own addresses. */
export interface Rederived {
  readonly mail: StoredMail;
  readonly direction: Direction;
  readonly addressed: StoredMail['addressed'];
  readonly counterpart: { readonly address: string; readonly name: string | null } | null;
}

@Injectable()
export class RederivedMails {
  constructor(
    private readonly rows: RederivationRepository,
    private readonly mails: SortingRepository,
    private readonly contactRows: ContactBookRepository,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns the conversations to sort again. */
  async apply(tx: WorkspaceTransaction, concerned: readonly Rederived[]): Promise<string[]> {
    const addresses = concerned.flatMap(({ counterpart }) => counterpart?.address ?? []);
    const contacts = await ContactBook.open(this.contactRows, tx, addresses, this.ids.next, this.clock.now());
    const placed = concerned.map((one) => ({ ...one, contactId: contactOf(contacts, one) }));
    await contacts.save(tx);
    const tally = new CounterTally().contacts(contacts.added);
    for (const { mail, direction, addressed, contactId } of placed) {
      const isRead = direction === 'outbound' ? 1 : mail.is_read;
      await this.rows.updateMessage(tx, mail.id, { direction, addressed, contact_id: contactId, is_read: isRead });
      const counted = countedOf(mail);
      tally.message(counted, { ...counted, direction, isRead: isRead === 1 }, mail.conversation_id);
      if (mail.contact_id !== null)
        await this.rows.count(tx, mail.contact_id, { direction: mail.direction, by: -1, sentAt: 0 });
      const sentAt = mail.sent_at_known === 1 ? mail.sent_at : 0;
      if (contactId !== null) await this.rows.count(tx, contactId, { direction, by: 1, sentAt });
    }
    await this.search.messages.add(
      tx,
      placed.map(({ mail }) => mail.id),
    );
    await this.search.contacts.putAll(tx, contacts.reworded);
    await this.counters.apply(tx, tally);
    const conversations = [...new Set(placed.map(({ mail }) => mail.conversation_id))];
    for (const id of conversations) await this.rows.setContact(tx, id, await this.mails.latestContact(tx, id));
    return conversations;
  }

  /** Deletes contacts of these addresses that no longer have messages. */
  async removeContacts(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<void> {
    const removed = await this.mails.removeUnusedContacts(tx, addresses);
    await this.search.contacts.remove(tx, removed);
    await this.counters.apply(tx, new CounterTally().contacts(-removed.length));
  }
}

function contactOf(contacts: ContactBook, { mail, direction, counterpart }: Rederived): string | null {
  if (counterpart === null || mail.kind === 'bounce') return null;
  return (
    contacts.find({ ...counterpart, card: null }, mail.kind === 'personal' || direction === 'outbound')?.id ?? null
  );
}
