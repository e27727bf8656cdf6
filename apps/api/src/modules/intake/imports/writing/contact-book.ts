import type { Direction } from '@concordia/domain';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { channelBit } from '../../../people/contact-records/contact.row.js';
import type { ContactCard, Counterpart } from '../reading/imported-mail.js';
import type { BookContact, ContactBookRepository } from './contact-book.repository.js';
import { type SearchedAs, searchedAs } from './contact-words.js';

const EMAIL_BIT = channelBit('email');

/** The contacts of a batch's addresses: read once, changed in memory, written once. */
export class ContactBook {
  readonly #byAddress: Map<string, BookContact>;
  readonly #changed = new Set<BookContact>();
  /** Search terms of the contacts as stored, by id. */
  readonly #stored = new Map<string, SearchedAs>();
  readonly #points: Insertable<ScopedTables['contact_point']>[] = [];
  #added = 0;

  private constructor(
    private readonly rows: ContactBookRepository,
    known: Map<string, BookContact>,
    private readonly nextId: () => string,
    private readonly now: number,
  ) {
    this.#byAddress = known;
    for (const row of known.values()) this.#stored.set(row.id, searchedAs(row));
  }

  static async open(
    rows: ContactBookRepository,
    tx: WorkspaceTransaction,
    addresses: readonly string[],
    nextId: () => string,
    now: number,
  ): Promise<ContactBook> {
    return new ContactBook(rows, await rows.byAddress(tx, addresses), nextId, now);
  }

  get added(): number {
    return this.#added;
  }

  /** Contacts whose search terms changed, including new ones. Call it after saving. */
  get reworded(): string[] {
    return [...this.#changed]
      .filter((row) => this.#stored.get(row.id)?.words !== searchedAs(row).words)
      .map(({ id }) => id);
  }

  /** Stored contacts whose name or address changed; their messages must be reindexed. */
  get renamed(): string[] {
    const isRenamed = (row: BookContact) => {
      const before = this.#stored.get(row.id);
      return before !== undefined && before.mark !== searchedAs(row).mark;
    };
    return [...this.#changed].filter(isRenamed).map(({ id }) => id);
  }

  /** The contact of an address; `null` if there is none and `make` is false. */
  find(counterpart: Counterpart, make: boolean): BookContact | null {
    const known = this.#byAddress.get(counterpart.address);
    if (known) return known;
    return make ? this.#make(counterpart) : null;
  }

  /** Counts a message with a contact. @param sentAt ms since the epoch, `null` if unknown. */
  count(contact: BookContact, direction: Direction, sentAt: number | null): void {
    if (direction === 'inbound') contact.inbound_count += 1;
    else contact.outbound_count += 1;
    if (sentAt !== null) contact.last_message_at = Math.max(contact.last_message_at, sentAt);
    this.#changed.add(contact);
  }

  /** Fills empty fields only: a person may have written the others. */
  complete(contact: BookContact, { address, name, card }: Counterpart): void {
    const known = name ?? card?.name ?? null;
    if (known !== null && contact.name === address) contact.name = known;
    if (card !== null) fillIn(contact, card);
    contact.email ??= address;
    contact.channel_bits |= EMAIL_BIT;
    this.#changed.add(contact);
  }

  save(tx: WorkspaceTransaction): Promise<void> {
    return this.rows.save(tx, [...this.#changed], this.#points);
  }

  #make({ address, name }: Counterpart): BookContact {
    const contact: BookContact = {
      id: this.nextId(),
      name: name ?? address,
      title: null,
      email: address,
      phone: null,
      linkedin_url: null,
      company: null,
      location: null,
      birthday: null,
      channel_bits: EMAIL_BIT,
      inbound_count: 0,
      outbound_count: 0,
      last_message_at: 0,
      picture_hash: null,
      created_at: this.now,
    };
    this.#added += 1;
    this.#byAddress.set(address, contact);
    this.#changed.add(contact);
    this.#points.push({
      id: this.nextId(),
      contact_id: contact.id,
      channel: 'email',
      handle: address,
      display_name: name,
      created_at: this.now,
    });
    return contact;
  }
}

function fillIn(contact: BookContact, card: ContactCard): void {
  contact.title ??= card.title;
  contact.company ??= card.company;
  contact.phone ??= card.phone;
  contact.linkedin_url ??= card.linkedinUrl;
}
