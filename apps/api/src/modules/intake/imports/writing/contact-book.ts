import type { Direction } from '@concordia/domain';
import type { Insertable, Selectable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CONTACT_COLUMNS, channelBit } from '../../../people/contact-records/contact.row.js';
import type { ContactCard, Counterpart } from '../reading/imported-mail.js';

type ContactRow = Selectable<ScopedTables['contact']>;

/** Everything that is written back, and so nothing that the scope adds by itself. */
const COLUMNS = [...CONTACT_COLUMNS, 'contact.inbound_count', 'contact.outbound_count'] as const;

const EMAIL_BIT = channelBit('email');

/** The contacts that the addresses of one batch belong to: read once, changed in memory, written once. */
export class ContactBook {
  readonly #byAddress: Map<string, ContactRow>;
  readonly #changed = new Set<ContactRow>();
  /** How those were called that are stored. */
  readonly #stored = new Map<string, SearchedAs>();
  readonly #points: Insertable<ScopedTables['contact_point']>[] = [];
  #added = 0;

  private constructor(
    known: Map<string, ContactRow>,
    private readonly nextId: () => string,
    private readonly now: number,
  ) {
    this.#byAddress = known;
    for (const row of known.values()) this.#stored.set(row.id, searchedAs(row));
  }

  static async open(
    tx: WorkspaceTransaction,
    addresses: readonly string[],
    nextId: () => string,
    now: number,
  ): Promise<ContactBook> {
    const known = new Map<string, ContactRow>();
    for (const handles of keyChunks([...new Set(addresses)])) {
      const rows = await tx
        .selectFrom('contact_point')
        .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
        .select([...COLUMNS, 'contact_point.handle'])
        .where('contact_point.channel', '=', 'email')
        .where('contact_point.handle', 'in', handles)
        .execute();
      const byId = new Map([...known.values()].map((row) => [row.id, row]));
      for (const { handle, ...row } of rows) {
        const contact = byId.get(row.id) ?? row;
        byId.set(row.id, contact);
        known.set(handle, contact);
      }
    }
    return new ContactBook(known, nextId, now);
  }

  /** How many contacts were made. */
  get added(): number {
    return this.#added;
  }

  /** The contacts that are found by other words than before, new ones included. Call it after saving. */
  get reworded(): string[] {
    return [...this.#changed]
      .filter((row) => this.#stored.get(row.id)?.words !== searchedAs(row).words)
      .map(({ id }) => id);
  }

  /** Those that were stored under another name or address, which their messages are found by. */
  get renamed(): string[] {
    const isRenamed = (row: ContactRow) => {
      const before = this.#stored.get(row.id);
      return before !== undefined && before.mark !== searchedAs(row).mark;
    };
    return [...this.#changed].filter(isRenamed).map(({ id }) => id);
  }

  /** The contact of an address; `null` when there is none and none is to be made. */
  find(counterpart: Counterpart, make: boolean): ContactRow | null {
    const known = this.#byAddress.get(counterpart.address);
    if (known) return known;
    return make ? this.#make(counterpart) : null;
  }

  /** Counts a message with a contact. @param sentAt ms since the epoch, `null` when unknown. */
  count(contact: ContactRow, direction: Direction, sentAt: number | null): void {
    if (direction === 'inbound') contact.inbound_count += 1;
    else contact.outbound_count += 1;
    if (sentAt !== null) contact.last_message_at = Math.max(contact.last_message_at, sentAt);
    this.#changed.add(contact);
  }

  /** Fills what is empty, and only that: a person may have written the rest. */
  complete(contact: ContactRow, { address, name, card }: Counterpart): void {
    const known = name ?? card?.name ?? null;
    if (known !== null && contact.name === address) contact.name = known;
    if (card !== null) fillIn(contact, card);
    contact.email ??= address;
    contact.channel_bits |= EMAIL_BIT;
    this.#changed.add(contact);
  }

  async save(tx: WorkspaceTransaction): Promise<void> {
    for (const rows of rowChunks([...this.#changed])) {
      await tx
        .insertInto('contact')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            title: eb.ref('excluded.title'),
            email: eb.ref('excluded.email'),
            phone: eb.ref('excluded.phone'),
            linkedin_url: eb.ref('excluded.linkedin_url'),
            company: eb.ref('excluded.company'),
            channel_bits: eb.ref('excluded.channel_bits'),
            inbound_count: eb.ref('excluded.inbound_count'),
            outbound_count: eb.ref('excluded.outbound_count'),
            last_message_at: eb.ref('excluded.last_message_at'),
          })),
        )
        .execute();
    }
    for (const rows of rowChunks(this.#points)) await tx.insertInto('contact_point').values(rows).execute();
  }

  #make({ address, name }: Counterpart): ContactRow {
    const contact: ContactRow = {
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

interface SearchedAs {
  /** What the contact's messages are found by. */
  readonly mark: string;
  /** What the contact itself is found by. */
  readonly words: string;
}

function searchedAs({ name, email, title, company, phone }: ContactRow): SearchedAs {
  return { mark: JSON.stringify([name, email]), words: JSON.stringify([name, email, title, company, phone]) };
}

function fillIn(contact: ContactRow, card: ContactCard): void {
  contact.title ??= card.title;
  contact.company ??= card.company;
  contact.phone ??= card.phone;
  contact.linkedin_url ??= card.linkedinUrl;
}
