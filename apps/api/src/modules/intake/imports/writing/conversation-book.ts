import { attachMessage, baseSubject, mentionedIds, type ThreadLinks } from '@concordia/domain';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { BookConversation, ConversationBookRepository } from './conversation-book.repository.js';

export interface JoiningMessage {
  readonly links: ThreadLinks;
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
  readonly contactId: string | null;
}

/**
 * The conversations of a batch's messages, found by the Message-IDs they mention.
 *
 * Ids of unseen messages are recorded too, so that a late parent finds its children. A late message that mentions two conversations merges them;
 * which one remains does not depend on the order of arrival.
 */
export class ConversationBook {
  readonly #rows: Map<string, BookConversation>;
  readonly #stored: ReadonlySet<string>;
  /** Target of each merged conversation. */
  readonly #mergedInto = new Map<string, string>();
  readonly #changed = new Set<string>();
  readonly #newReferences = new Set<string>();
  #added = 0;

  private constructor(
    private readonly rows: ConversationBookRepository,
    /** The conversation of each known Message-ID. */
    private readonly byReference: Map<string, string>,
    stored: readonly BookConversation[],
    private readonly nextId: () => string,
    private readonly now: number,
  ) {
    this.#rows = new Map(stored.map((row) => [row.id, row]));
    this.#stored = new Set(this.#rows.keys());
  }

  static async open(
    rows: ConversationBookRepository,
    tx: WorkspaceTransaction,
    links: readonly ThreadLinks[],
    nextId: () => string,
    now: number,
  ): Promise<ConversationBook> {
    const byReference = await rows.byReference(tx, links.flatMap(mentionedIds));
    const stored = await rows.conversations(tx, byReference.values());
    return new ConversationBook(rows, byReference, stored, nextId, now);
  }

  /** Net change in conversations; merging reduces it. */
  get added(): number {
    return this.#added;
  }

  /** Conversations that another one was merged into. */
  get grown(): string[] {
    return [...new Set([...this.#mergedInto.keys()].map((id) => this.idOf(id)))];
  }

  /** Adds a message. @returns a handle for `idOf`, since merges within the batch may still move the message. */
  join(message: JoiningMessage): string {
    const { conversationId, merged, ids } = attachMessage(message.links, (reference) => {
      const known = this.byReference.get(reference);
      return known === undefined ? undefined : this.idOf(known);
    });
    const row = (conversationId === null ? undefined : this.#rows.get(conversationId)) ?? this.#make(message);
    for (const other of merged) this.#merge(other, row);
    for (const reference of ids) {
      if (!this.byReference.has(reference)) this.#newReferences.add(reference);
      this.byReference.set(reference, row.id);
    }
    takeIn(row, message);
    this.#changed.add(row.id);
    return row.id;
  }

  /** Resolves a handle to its current conversation. */
  idOf(handle: string): string {
    let id = handle;
    for (let next = this.#mergedInto.get(id); next !== undefined; next = this.#mergedInto.get(id)) id = next;
    return id;
  }

  /** Writes conversations and references. Call it before inserting messages, which refer to them. */
  async save(tx: WorkspaceTransaction): Promise<void> {
    const rows = [...this.#changed].map((id) => this.#rows.get(id)).filter((row) => row !== undefined);
    await this.rows.save(tx, rows);
    for (const from of this.emptied) await this.rows.merge(tx, from, this.idOf(from));
    const references = [...this.#newReferences].map((reference) => ({
      reference,
      conversation_id: this.idOf(this.byReference.get(reference) ?? ''),
    }));
    await this.rows.insertReferences(tx, references);
  }

  /** Stored conversations that were merged into others and are now empty. */
  get emptied(): string[] {
    return [...this.#mergedInto.keys()].filter((id) => this.#stored.has(id));
  }

  /** Deletes the merged conversations. Call it once the counters no longer count them. */
  async removeMerged(tx: WorkspaceTransaction): Promise<void> {
    await this.rows.remove(tx, this.emptied);
  }

  #make(message: JoiningMessage): BookConversation {
    const row: BookConversation = {
      id: this.nextId(),
      channel: 'email',
      contact_id: null,
      subject: titleOf(message.subject),
      message_count: 0,
      first_message_at: message.sentAt,
      last_message_at: message.sentAt,
      created_at: this.now,
    };
    this.#rows.set(row.id, row);
    this.#added += 1;
    return row;
  }

  #merge(from: string, into: BookConversation): void {
    const other = this.#rows.get(from);
    if (other === undefined || from === into.id) return;
    into.message_count += other.message_count;
    if (other.first_message_at < into.first_message_at) {
      into.first_message_at = other.first_message_at;
      into.subject = other.subject ?? into.subject;
    }
    if (other.last_message_at > into.last_message_at || into.contact_id === null)
      into.contact_id = other.contact_id ?? into.contact_id;
    into.last_message_at = Math.max(into.last_message_at, other.last_message_at);
    this.#mergedInto.set(from, into.id);
    this.#rows.delete(from);
    this.#changed.delete(from);
    this.#added -= 1;
  }
}

function takeIn(row: BookConversation, message: JoiningMessage): void {
  row.message_count += 1;
  if (message.sentAt < row.first_message_at || row.subject === null)
    row.subject = titleOf(message.subject) ?? row.subject;
  if (message.contactId !== null && (message.sentAt >= row.last_message_at || row.contact_id === null))
    row.contact_id = message.contactId;
  row.first_message_at = Math.min(row.first_message_at, message.sentAt);
  row.last_message_at = Math.max(row.last_message_at, message.sentAt);
}

function titleOf(subject: string | null): string | null {
  return subject === null ? null : baseSubject(subject) || subject;
}
