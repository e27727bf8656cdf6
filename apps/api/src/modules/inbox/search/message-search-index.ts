import { Injectable } from '@nestjs/common';
import { messageWords, placeFor, tsvector } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { inChunks } from './in-chunks.js';
import { MessageIndexRepository, type StoredMessage } from './message-index.repository.js';

/** Indexes the messages of a renamed contact with many messages. */
export const REINDEX_JOB = 'search.reindex-contact';

/** Messages of one contact indexed per transaction. */
export const REINDEXED_AT_ONCE = 200;

/** Attempts to find a free place before a second counts as full. A million messages in one second mean a broken clock. */
const DRAWS = 40;

/**
 * Maintains the message index in the transactions that write messages: a message is found if and only if it is stored.
 *
 * Whoever stores messages calls {@link add} after inserting them with their bodies. Whoever changes a contact's name or address calls {@link rename}.
 * Whoever deletes messages calls {@link remove}, before or after.
 */
@Injectable()
export class MessageSearchIndex {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: MessageIndexRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Indexes new or changed messages. */
  async add(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(messageIds)])) {
      await this.rows.remove(tx, ids);
      const messages = await this.rows.stored(tx, ids);
      if (messages.length === 0) continue;
      if (this.db.kind === 'sqlite') await this.#addToSqlite(tx, messages);
      else await this.rows.insertVectors(tx, messages.map(vectorOf));
      await this.rows.awaitVectors(
        tx,
        messages.map(({ id }) => id),
      );
    }
  }

  async remove(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(messageIds)])) await this.rows.remove(tx, ids);
  }

  /** Reindexes a contact's messages: immediately if there are few, else in a job. */
  async rename(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const ids = await this.rows.ofContact(tx, contactId, null, REINDEXED_AT_ONCE);
    if (ids.length < REINDEXED_AT_ONCE) return this.add(tx, ids);
    await this.queue.enqueue(tx, { kind: REINDEX_JOB, payload: { contactId } });
  }

  /** Indexes a contact's next messages. @returns the id to continue after, or `null` when done. */
  async reindexNext(tx: WorkspaceTransaction, contactId: string, after: string | null): Promise<string | null> {
    const ids = await this.rows.ofContact(tx, contactId, after, REINDEXED_AT_ONCE);
    await this.add(tx, ids);
    return ids.length < REINDEXED_AT_ONCE ? null : (ids.at(-1) ?? null);
  }

  clear(tx: WorkspaceTransaction): Promise<void> {
    return this.rows.clear(tx);
  }

  async #addToSqlite(tx: WorkspaceTransaction, messages: readonly StoredMessage[]): Promise<void> {
    const places = await this.#takePlaces(tx, messages);
    const rows = messages.map((message) => {
      const { contact, subject, body } = messageWords(message);
      const rowid = places.get(message.id) ?? 0;
      return { rowid, contact: contact.join(' '), subject: subject.join(' '), body: body.join(' ') };
    });
    await this.rows.insertEntries(tx, rows);
  }

  /** Draws random places until each message has its own. */
  async #takePlaces(
    tx: WorkspaceTransaction,
    messages: readonly StoredMessage[],
  ): Promise<ReadonlyMap<string, number>> {
    const taken = new Map<string, number>();
    for (let draw = 0; draw < DRAWS && taken.size < messages.length; draw += 1) {
      const drawn = messages
        .filter(({ id }) => !taken.has(id))
        .map(({ id, sentAt }) => ({ message_id: id, place: placeFor(sentAt, Math.random()) }));
      for (const { message_id, place } of await this.rows.takePlaces(tx, drawn)) taken.set(message_id, place);
    }
    if (taken.size < messages.length)
      throw new Error('The search index has no room for this many messages within one second.');
    return taken;
  }
}

function vectorOf(message: StoredMessage): { id: string; vector: string } {
  const { contact, subject, body } = messageWords(message);
  return { id: message.id, vector: tsvector([contact, subject, body]) };
}
