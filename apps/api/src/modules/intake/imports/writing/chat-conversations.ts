import type { Channel } from '@concordia/domain';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { BookConversation, ConversationBookRepository } from './conversation-book.repository.js';

/** The conversations of a batch of a chat archive. Chats have one endless conversation per contact, as live messages do. */
export class ChatConversations {
  readonly #rows = new Map<string, BookConversation>();
  readonly #changed = new Set<string>();
  readonly #newReferences = new Set<string>();
  #latest: ReadonlyMap<string, BookConversation> = new Map();
  #added = 0;

  private constructor(
    private readonly repository: ConversationBookRepository,
    private readonly channel: Channel,
    private readonly byReference: Map<string, string>,
    stored: readonly BookConversation[],
    private readonly nextId: () => string,
    private readonly now: number,
  ) {
    for (const row of stored) this.#rows.set(row.id, row);
  }

  /** @param references of the batch's chats. */
  static async open(
    repository: ConversationBookRepository,
    tx: WorkspaceTransaction,
    channel: Channel,
    references: readonly string[],
    nextId: () => string,
    now: number,
  ): Promise<ChatConversations> {
    const byReference = await repository.byReference(tx, references);
    const stored = await repository.conversations(tx, byReference.values());
    return new ChatConversations(repository, channel, byReference, stored, nextId, now);
  }

  get added(): number {
    return this.#added;
  }

  get contactIds(): string[] {
    return [...this.#rows.values()].flatMap(({ contact_id }) => contact_id ?? []);
  }

  /** Also looks up the conversations that contacts already have. */
  async lookUp(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    const latest = await this.repository.latestWith(tx, contactIds, this.channel);
    // One object for each row, however it was found.
    this.#latest = new Map([...latest].map(([contactId, row]) => [contactId, this.#rows.get(row.id) ?? row]));
    for (const row of this.#latest.values()) this.#rows.set(row.id, row);
  }

  /** The contact of a chat that was imported before; `undefined` if it was not. */
  contactOf(reference: string): string | null | undefined {
    const id = this.byReference.get(reference);
    return id === undefined ? undefined : this.#rows.get(id)?.contact_id;
  }

  /** Adds a message to the chat's conversation. @returns the conversation's id. */
  join(reference: string, contactId: string | null, sentAt: number): string {
    const row = this.#rowOf(reference, contactId, sentAt);
    if (!this.byReference.has(reference)) this.#newReferences.add(reference);
    this.byReference.set(reference, row.id);
    row.contact_id ??= contactId;
    row.message_count += 1;
    row.first_message_at = Math.min(row.first_message_at, sentAt);
    row.last_message_at = Math.max(row.last_message_at, sentAt);
    this.#changed.add(row.id);
    return row.id;
  }

  /** Call it before inserting messages, which refer to conversations. */
  async save(tx: WorkspaceTransaction): Promise<void> {
    const rows = [...this.#changed].flatMap((id) => this.#rows.get(id) ?? []);
    await this.repository.save(tx, rows);
    const references = [...this.#newReferences].map((reference) => ({
      reference,
      conversation_id: this.byReference.get(reference) ?? '',
    }));
    await this.repository.insertReferences(tx, references);
  }

  #rowOf(reference: string, contactId: string | null, sentAt: number): BookConversation {
    const known = this.#rows.get(this.byReference.get(reference) ?? '');
    if (known !== undefined) return known;
    const latest = contactId === null ? undefined : this.#latest.get(contactId);
    return latest ?? this.#ofBatch(contactId) ?? this.#make(contactId, sentAt);
  }

  /** LinkedIn has several threads with one member. */
  #ofBatch(contactId: string | null): BookConversation | undefined {
    if (contactId === null) return undefined;
    return [...this.#rows.values()].find(({ contact_id }) => contact_id === contactId);
  }

  #make(contactId: string | null, sentAt: number): BookConversation {
    const row: BookConversation = {
      id: this.nextId(),
      channel: this.channel,
      contact_id: contactId,
      subject: null,
      message_count: 0,
      first_message_at: sentAt,
      last_message_at: sentAt,
      created_at: this.now,
    };
    this.#rows.set(row.id, row);
    this.#added += 1;
    return row;
  }
}
