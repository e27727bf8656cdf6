import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { messageWords, placeFor, type SearchedMessage, tsvector } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { inChunks } from './in-chunks.js';

/** The job that indexes the messages of a contact whose name changed, when they are many. */
export const REINDEX_JOB = 'search.reindex-contact';

/** Messages of one contact that are indexed anew in one transaction. */
export const REINDEXED_AT_ONCE = 200;

/** How often a place in a second is drawn before the second is taken for full. A million messages of one second are a broken clock. */
const DRAWS = 40;

interface StoredMessage extends SearchedMessage {
  readonly id: string;
  readonly sentAt: number;
}

/**
 * Keeps the search index of messages, in the very transactions that write them: a message is found if and only if it is stored.
 *
 * Whoever stores messages calls {@link add} after inserting them with their bodies; who changes the name or address of a contact calls
 * {@link rename}; who deletes messages calls {@link remove}, before or after.
 */
@Injectable()
export class MessageSearchIndex {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly queue: JobQueue,
  ) {}

  /** Indexes stored messages, new ones or changed ones. */
  async add(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(messageIds)])) {
      await this.#delete(tx, ids);
      const messages = await stored(tx, ids);
      if (messages.length === 0) continue;
      if (this.db.kind === 'sqlite') await addToSqlite(tx, messages);
      else await addToPostgresql(tx, messages);
    }
  }

  async remove(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<void> {
    for (const ids of inChunks([...new Set(messageIds)])) await this.#delete(tx, ids);
  }

  /** Indexes the messages of a contact anew: at once when they are few, else in a job. */
  async rename(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const ids = await messagesOf(tx, contactId, null);
    if (ids.length < REINDEXED_AT_ONCE) return this.add(tx, ids);
    await this.queue.enqueue(tx, { kind: REINDEX_JOB, payload: { contactId } });
  }

  /** Indexes the next messages of a contact. @returns the id to go on after, `null` when they are done. */
  async reindexNext(tx: WorkspaceTransaction, contactId: string, after: string | null): Promise<string | null> {
    const ids = await messagesOf(tx, contactId, after);
    await this.add(tx, ids);
    return ids.length < REINDEXED_AT_ONCE ? null : (ids.at(-1) ?? null);
  }

  /** Forgets every message of the workspace. */
  async clear(tx: WorkspaceTransaction): Promise<void> {
    if (this.db.kind === 'sqlite') {
      await tx.deleteFrom('message_fts').execute();
      await tx.deleteFrom('message_fts_place').execute();
    } else {
      await tx.deleteFrom('message_fts_words').execute();
    }
  }

  async #delete(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    if (this.db.kind === 'postgresql') {
      await tx.deleteFrom('message_fts_words').where('message_id', 'in', ids).execute();
      return;
    }
    const rows = await tx.selectFrom('message_fts_place').select('place').where('message_id', 'in', ids).execute();
    if (rows.length === 0) return;
    const places = rows.map(({ place }) => place);
    await tx.deleteFrom('message_fts').where('rowid', 'in', places).execute();
    await tx.deleteFrom('message_fts_place').where('place', 'in', places).execute();
  }
}

function messagesOf(tx: WorkspaceTransaction, contactId: string, after: string | null): Promise<string[]> {
  return tx
    .selectFrom('message')
    .select('id')
    .where('contact_id', '=', contactId)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(REINDEXED_AT_ONCE)
    .execute()
    .then((rows) => rows.map(({ id }) => id));
}

const stored = (tx: WorkspaceTransaction, ids: readonly string[]): Promise<StoredMessage[]> =>
  tx
    .selectFrom('message')
    .leftJoin('message_body', 'message_body.message_id', 'message.id')
    .leftJoin('contact', 'contact.id', 'message.contact_id')
    .select(['message.id', 'message.sent_at as sentAt', 'message.subject', 'message_body.text'])
    .select(['contact.name as contactName', 'contact.email as contactEmail'])
    .where('message.id', 'in', ids)
    .execute();

async function addToPostgresql(tx: WorkspaceTransaction, messages: readonly StoredMessage[]): Promise<void> {
  const rows = messages.map((message) => {
    const { contact, subject, body } = messageWords(message);
    return { message_id: message.id, words: sql<string>`${tsvector([contact, subject, body])}::tsvector` };
  });
  await tx.insertInto('message_fts_words').values(rows).execute();
}

async function addToSqlite(tx: WorkspaceTransaction, messages: readonly StoredMessage[]): Promise<void> {
  const places = await takePlaces(tx, messages);
  const rows = messages.map((message) => {
    const { contact, subject, body } = messageWords(message);
    const rowid = places.get(message.id) ?? 0;
    return { rowid, contact: contact.join(' '), subject: subject.join(' '), body: body.join(' ') };
  });
  await tx.insertInto('message_fts').values(rows).execute();
}

/** Draws places until each message has one of its own. */
async function takePlaces(
  tx: WorkspaceTransaction,
  messages: readonly StoredMessage[],
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>();
  for (let draw = 0; draw < DRAWS && taken.size < messages.length; draw += 1) {
    const rows = messages
      .filter(({ id }) => !taken.has(id))
      .map(({ id, sentAt }) => ({ message_id: id, place: placeFor(sentAt, Math.random()) }));
    const free = await tx
      .insertInto('message_fts_place')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['message_id', 'place'])
      .execute();
    for (const { message_id, place } of free) taken.set(message_id, place);
  }
  if (taken.size < messages.length)
    throw new Error('More messages of one second than the search index has places for.');
  return taken;
}
