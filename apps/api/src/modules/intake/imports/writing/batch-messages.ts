import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../../inbox/search/search-indexes.js';
import type { RunCounts } from '../imports.repository.js';
import type { ImportedMail } from '../reading/imported-mail.js';
import { ContactBook } from './contact-book.js';
import { ContactBookRepository } from './contact-book.repository.js';
import { ConversationBook } from './conversation-book.js';
import { ConversationBookRepository } from './conversation-book.repository.js';
import { ImportedMessagesRepository } from './imported-messages.repository.js';
import { messageRows } from './message-rows.js';

const UNSORTED = {
  channel: 'email',
  status: 'completed',
  isRead: true,
  isUrgent: 0,
  priority: 0,
  isSnoozed: false,
} as const;

type Added = Pick<RunCounts, 'contacts_added' | 'conversations_added'>;

interface Books {
  readonly contacts: ContactBook;
  readonly conversations: ConversationBook;
}

/** Stores a batch's messages with contacts and conversations, and updates counters and search. */
@Injectable()
export class BatchMessages {
  constructor(
    private readonly rows: ImportedMessagesRepository,
    private readonly contactRows: ContactBookRepository,
    private readonly conversationRows: ConversationBookRepository,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @param mails not stored yet. */
  async add(tx: WorkspaceTransaction, importRunId: string, mails: readonly ImportedMail[]): Promise<Added> {
    if (mails.length === 0) return { contacts_added: 0, conversations_added: 0 };
    const now = this.clock.now();
    const books = await this.#open(tx, mails, now);
    const { contacts, conversations } = books;
    const tally = new CounterTally();
    const joined = mails.map((mail) => {
      const contactId = meet(contacts, mail);
      const handle = conversations.join({ ...mail, contactId });
      tally.message(null, { ...UNSORTED, direction: mail.direction }, handle);
      return { mail, contactId, handle };
    });
    await contacts.save(tx);
    await conversations.save(tx);
    const rows = joined.map(({ mail, contactId, handle }) => {
      const conversationId = conversations.idOf(handle);
      return messageRows(mail, { id: this.ids.next(), conversationId, contactId, importRunId, now });
    });
    await this.rows.insert(tx, rows);
    await this.#index(
      tx,
      rows.map(({ message }) => message.id),
      contacts,
    );
    for (const { message } of rows) tally.conversation(message.conversation_id);
    for (const id of [...conversations.grown, ...conversations.emptied]) tally.conversation(id);
    await this.counters.apply(tx, tally.contacts(contacts.added));
    await conversations.removeMerged(tx);
    return { contacts_added: contacts.added, conversations_added: conversations.added };
  }

  async #open(tx: WorkspaceTransaction, mails: readonly ImportedMail[], now: number): Promise<Books> {
    const addresses = mails.flatMap(({ counterpart }) => counterpart?.address ?? []);
    const links = mails.map((mail) => mail.links);
    return {
      contacts: await ContactBook.open(this.contactRows, tx, addresses, this.ids.next, now),
      conversations: await ConversationBook.open(this.conversationRows, tx, links, this.ids.next, now),
    };
  }

  async #index(tx: WorkspaceTransaction, messageIds: readonly string[], contacts: ContactBook): Promise<void> {
    await this.search.messages.add(tx, messageIds);
    await this.search.contacts.putAll(tx, contacts.reworded);
    for (const id of contacts.renamed) await this.search.messages.rename(tx, id);
  }
}

/**
 * Finds or creates the contact of a message. Lists and machines do not become contacts, since newsletters would crowd out people; existing contacts
 * still get their email. Bounces belong to no contact.
 */
function meet(
  contacts: ContactBook,
  { counterpart, mailKind, direction, sentAt, sentAtKnown }: ImportedMail,
): string | null {
  if (counterpart === null || mailKind === 'bounce') return null;
  const isPersonal = mailKind === 'personal' || direction === 'outbound';
  const contact = contacts.find(counterpart, isPersonal);
  if (contact === null) return null;
  if (isPersonal) contacts.complete(contact, counterpart);
  contacts.count(contact, direction, sentAtKnown ? sentAt : null);
  return contact.id;
}
