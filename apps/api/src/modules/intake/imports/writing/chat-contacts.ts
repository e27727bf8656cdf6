import type { Channel, Direction } from '@concordia/domain';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { channelBit } from '../../../people/contact-records/contact.row.js';
import type { ChatPartner, ImportedConnection } from '../reading/chat/imported-chat.js';
import type { BookContact, ContactBookRepository } from './contact-book.repository.js';
import { type SearchedAs, searchedAs } from './contact-words.js';

/** The contacts of a batch of a chat archive: read once, changed in memory, written once. */
export class ChatContacts {
  readonly #byId = new Map<string, BookContact>();
  readonly #byHandle: Map<string, BookContact>;
  readonly #byEmail: Map<string, BookContact>;
  readonly #byName: ReadonlyMap<string, readonly BookContact[]>;
  readonly #changed = new Set<BookContact>();
  readonly #stored = new Map<string, SearchedAs>();
  readonly #points: Insertable<ScopedTables['contact_point']>[] = [];
  readonly #made = new Map<string, BookContact>();
  #added = 0;

  private constructor(
    private readonly rows: ContactBookRepository,
    private readonly channel: Channel,
    found: { handles: Map<string, BookContact>; emails: Map<string, BookContact>; others: readonly BookContact[] },
    private readonly nextId: () => string,
    private readonly now: number,
  ) {
    const one = (row: BookContact): BookContact => {
      const known = this.#byId.get(row.id) ?? row;
      this.#byId.set(row.id, known);
      this.#stored.set(row.id, searchedAs(known));
      return known;
    };
    this.#byHandle = new Map([...found.handles].map(([handle, row]) => [handle, one(row)]));
    this.#byEmail = new Map([...found.emails].map(([email, row]) => [email, one(row)]));
    this.#byName = Map.groupBy(new Set(found.others.map(one)), ({ name }) => name);
  }

  /** @param contactIds of conversations that the batch's messages join. */
  static async open(
    rows: ContactBookRepository,
    tx: WorkspaceTransaction,
    wanted: {
      channel: Channel;
      partners: readonly ChatPartner[];
      connections: readonly ImportedConnection[];
      contactIds: readonly string[];
    },
    nextId: () => string,
    now: number,
  ): Promise<ChatContacts> {
    const { channel, partners, connections, contactIds } = wanted;
    const handles = [...partners.flatMap(({ handle }) => handle ?? []), ...connections.map(({ handle }) => handle)];
    const names = partners.flatMap(({ handle, name, isNameOurs }) => (handle === null && isNameOurs ? [name] : []));
    const found = {
      handles: await rows.byHandle(tx, channel, handles),
      emails: await rows.byHandle(
        tx,
        'email',
        connections.flatMap(({ email }) => email ?? []),
      ),
      others: [...(await rows.byId(tx, contactIds)), ...(await rows.byName(tx, names))],
    };
    return new ChatContacts(rows, channel, found, nextId, now);
  }

  get added(): number {
    return this.#added;
  }

  /** Ids of all contacts that were found. */
  get known(): string[] {
    return [...this.#byId.keys()];
  }

  /** Contacts whose search terms changed, including new ones. Call it after saving. */
  get reworded(): string[] {
    return [...this.#changed]
      .filter((row) => this.#stored.get(row.id)?.words !== searchedAs(row).words)
      .map(({ id }) => id);
  }

  /** Stored contacts whose name or address changed; their messages must be reindexed. */
  get renamed(): string[] {
    return [...this.#changed]
      .filter((row) => {
        const before = this.#stored.get(row.id);
        return before !== undefined && before.mark !== searchedAs(row).mark;
      })
      .map(({ id }) => id);
  }

  byId(id: string): BookContact | null {
    return this.#byId.get(id) ?? null;
  }

  /** The contact of a partner: by handle, else by a name of our own address book that only one contact has. */
  find({ handle, name, isNameOurs }: ChatPartner): BookContact | null {
    if (handle !== null) return this.#byHandle.get(handle) ?? null;
    const [one, ...more] = isNameOurs ? (this.#byName.get(name) ?? []) : [];
    return more.length === 0 ? (one ?? null) : null;
  }

  /** Makes the contact of a chat, once in a batch. */
  madeFor(partner: ChatPartner): BookContact {
    const known = this.#made.get(partner.reference);
    if (known !== undefined) return known;
    const contact = this.#make(partner);
    this.#made.set(partner.reference, contact);
    return contact;
  }

  #make({ handle, name }: Pick<ChatPartner, 'handle' | 'name'>): BookContact {
    const contact: BookContact = {
      id: this.nextId(),
      name,
      title: null,
      email: null,
      phone: null,
      linkedin_url: null,
      company: null,
      location: null,
      birthday: null,
      channel_bits: 0,
      inbound_count: 0,
      outbound_count: 0,
      last_message_at: 0,
      picture_hash: null,
      created_at: this.now,
    };
    this.#added += 1;
    this.#byId.set(contact.id, contact);
    this.#changed.add(contact);
    if (handle !== null) this.#addPoint(contact, this.channel, handle, name);
    return contact;
  }

  /** Fills empty fields only: a person may have written the others. */
  complete(contact: BookContact, { handle, name }: Pick<ChatPartner, 'handle' | 'name'>): void {
    if (handle !== null && contact.name === handle) contact.name = name;
    if (handle !== null && this.channel === 'whatsapp') contact.phone ??= handle;
    if (handle !== null && this.channel === 'linkedin') contact.linkedin_url ??= profileOf(handle);
    contact.channel_bits |= channelBit(this.channel);
    this.#changed.add(contact);
  }

  count(contact: BookContact, direction: Direction, sentAt: number): void {
    if (direction === 'inbound') contact.inbound_count += 1;
    else contact.outbound_count += 1;
    contact.last_message_at = Math.max(contact.last_message_at, sentAt);
    this.#changed.add(contact);
  }

  /** Finds a connection by its profile or its email address, or makes a contact of it. */
  connect({ handle, name, title, company, email }: ImportedConnection): void {
    const byHandle = this.#byHandle.get(handle) ?? null;
    const byEmail = email === null ? null : (this.#byEmail.get(email) ?? null);
    const contact = byHandle ?? byEmail ?? this.#make({ handle, name });
    if (byHandle === null && byEmail !== null) this.#addPoint(contact, this.channel, handle, name);
    if (email !== null && byEmail === null) {
      this.#addPoint(contact, 'email', email, name);
      contact.email ??= email;
    }
    contact.title ??= title;
    contact.company ??= company;
    this.complete(contact, { handle, name });
  }

  save(tx: WorkspaceTransaction): Promise<void> {
    return this.rows.save(tx, [...this.#changed], this.#points);
  }

  #addPoint(contact: BookContact, channel: Channel, handle: string, name: string): void {
    const byHandle = channel === this.channel ? this.#byHandle : this.#byEmail;
    byHandle.set(handle, contact);
    contact.channel_bits |= channelBit(channel);
    this.#points.push({
      id: this.nextId(),
      contact_id: contact.id,
      channel,
      handle,
      display_name: name,
      created_at: this.now,
    });
  }
}

const profileOf = (handle: string): string => `https://www.linkedin.com/in/${encodeURIComponent(handle)}`;
