import { attachMessage, baseSubject, mentionedIds, type ThreadLinks } from '@concordia/domain';
import type { Selectable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

type ConversationRow = Selectable<ScopedTables['conversation']>;

/** Everything that is written back, and so nothing that the scope adds by itself. */
const COLUMNS = [
  'id',
  'channel',
  'contact_id',
  'subject',
  'message_count',
  'first_message_at',
  'last_message_at',
  'created_at',
] as const;

/** What a conversation takes in of a message. */
export interface JoiningMessage {
  readonly links: ThreadLinks;
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
  readonly contactId: string | null;
}

/**
 * The conversations that the messages of one batch belong to, by the ids that they mention.
 *
 * Ids of messages never seen are remembered too, so a late parent finds its children, and a late message that mentions two conversations
 * makes one of them. Which one stays does not depend on the order of arrival.
 */
export class ConversationBook {
  readonly #byReference = new Map<string, string>();
  readonly #rows = new Map<string, ConversationRow>();
  readonly #stored = new Set<string>();
  /** Where a conversation went that became part of another. */
  readonly #mergedInto = new Map<string, string>();
  readonly #changed = new Set<string>();
  readonly #newReferences = new Set<string>();
  #added = 0;

  private constructor(
    private readonly nextId: () => string,
    private readonly now: number,
  ) {}

  static async open(
    tx: WorkspaceTransaction,
    links: readonly ThreadLinks[],
    nextId: () => string,
    now: number,
  ): Promise<ConversationBook> {
    const book = new ConversationBook(nextId, now);
    for (const references of keyChunks([...new Set(links.flatMap(mentionedIds))])) {
      const rows = await tx
        .selectFrom('message_reference')
        .select(['reference', 'conversation_id'])
        .where('reference', 'in', references)
        .execute();
      for (const row of rows) book.#byReference.set(row.reference, row.conversation_id);
    }
    for (const ids of keyChunks([...new Set(book.#byReference.values())])) {
      for (const row of await tx.selectFrom('conversation').select(COLUMNS).where('id', 'in', ids).execute()) {
        book.#rows.set(row.id, row);
        book.#stored.add(row.id);
      }
    }
    return book;
  }

  /** How many conversations there are more than before; merging makes them fewer. */
  get added(): number {
    return this.#added;
  }

  /** Those that took in another one. */
  get grown(): string[] {
    return [...new Set([...this.#mergedInto.keys()].map((id) => this.idOf(id)))];
  }

  /** Takes a message in. @returns a handle for `idOf`: merges within the batch may still move it. */
  join(message: JoiningMessage): string {
    const { conversationId, merged, ids } = attachMessage(message.links, (reference) => {
      const known = this.#byReference.get(reference);
      return known === undefined ? undefined : this.idOf(known);
    });
    const row = (conversationId === null ? undefined : this.#rows.get(conversationId)) ?? this.#make(message);
    for (const other of merged) this.#merge(other, row);
    for (const reference of ids) {
      if (!this.#byReference.has(reference)) this.#newReferences.add(reference);
      this.#byReference.set(reference, row.id);
    }
    takeIn(row, message);
    this.#changed.add(row.id);
    return row.id;
  }

  /** The conversation that a handle stands for now. */
  idOf(handle: string): string {
    let id = handle;
    for (let next = this.#mergedInto.get(id); next !== undefined; next = this.#mergedInto.get(id)) id = next;
    return id;
  }

  /** Writes conversations and references. Call it before the messages are inserted, since those refer to it. */
  async save(tx: WorkspaceTransaction): Promise<void> {
    const rows = [...this.#changed].map((id) => this.#rows.get(id)).filter((row) => row !== undefined);
    for (const chunk of rowChunks(rows)) {
      await tx
        .insertInto('conversation')
        .values(chunk)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            contact_id: eb.ref('excluded.contact_id'),
            subject: eb.ref('excluded.subject'),
            message_count: eb.ref('excluded.message_count'),
            first_message_at: eb.ref('excluded.first_message_at'),
            last_message_at: eb.ref('excluded.last_message_at'),
          })),
        )
        .execute();
    }
    await this.#moveMerged(tx);
    const references = [...this.#newReferences].map((reference) => ({
      reference,
      conversation_id: this.idOf(this.#byReference.get(reference) ?? ''),
    }));
    for (const chunk of rowChunks(references)) await tx.insertInto('message_reference').values(chunk).execute();
  }

  async #moveMerged(tx: WorkspaceTransaction): Promise<void> {
    for (const from of this.#mergedInto.keys()) {
      if (!this.#stored.has(from)) continue;
      const conversation_id = this.idOf(from);
      await tx.updateTable('message').set({ conversation_id }).where('conversation_id', '=', from).execute();
      await tx.updateTable('message_reference').set({ conversation_id }).where('conversation_id', '=', from).execute();
      await moveLabels(tx, from, conversation_id);
      await tx.deleteFrom('conversation').where('id', '=', from).execute();
    }
  }

  #make(message: JoiningMessage): ConversationRow {
    const row: ConversationRow = {
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

  #merge(from: string, into: ConversationRow): void {
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

/** What both had been put under, the one that stays is under. */
async function moveLabels(tx: WorkspaceTransaction, from: string, conversation_id: string): Promise<void> {
  const labels = await tx
    .selectFrom('conversation_project')
    .select('project_id')
    .where('conversation_id', '=', from)
    .execute();
  if (labels.length === 0) return;
  await tx
    .insertInto('conversation_project')
    .values(labels.map(({ project_id }) => ({ conversation_id, project_id })))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'project_id']).doNothing())
    .execute();
}

function takeIn(row: ConversationRow, message: JoiningMessage): void {
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
