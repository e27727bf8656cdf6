import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SearchedMessage } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface StoredMessage extends SearchedMessage {
  readonly id: string;
  readonly sentAt: number;
}

/** Where a message stands in SQLite's index, which is in the order of time. */
export interface MessagePlace {
  readonly message_id: string;
  readonly place: number;
}

/** The words of a message at its place, the parts apart, so that they can be weighed. */
export interface MessageEntry {
  readonly rowid: number;
  readonly contact: string;
  readonly subject: string;
  readonly body: string;
}

/** Named queries on the search index of messages, and on what it is made from. */
@Injectable()
export class MessageIndexRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Messages of a contact, by id, from behind `after` on. */
  async ofContact(tx: WorkspaceTransaction, contactId: string, after: string | null, count: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('message')
      .select('id')
      .where('contact_id', '=', contactId)
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Messages with everything that they can be found by. */
  stored(tx: WorkspaceTransaction, ids: readonly string[]): Promise<StoredMessage[]> {
    return tx
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.id', 'message.sent_at as sentAt', 'message.subject', 'message_body.text'])
      .select(['contact.name as contactName', 'contact.email as contactEmail'])
      .where('message.id', 'in', ids)
      .execute();
  }

  /** Into PostgreSQL's index. */
  async insertVectors(
    tx: WorkspaceTransaction,
    messages: readonly { readonly id: string; readonly vector: string }[],
  ): Promise<void> {
    const rows = messages.map(({ id, vector }) => ({ message_id: id, words: sql<string>`${vector}::tsvector` }));
    await tx.insertInto('message_fts_words').values(rows).execute();
  }

  /** Into SQLite's index, at places that were taken before. */
  async insertEntries(tx: WorkspaceTransaction, rows: readonly MessageEntry[]): Promise<void> {
    await tx.insertInto('message_fts').values(rows).execute();
  }

  /** @returns those of the places that were free; they are taken now. */
  takePlaces(tx: WorkspaceTransaction, places: readonly MessagePlace[]): Promise<MessagePlace[]> {
    return tx
      .insertInto('message_fts_place')
      .values(places)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['message_id', 'place'])
      .execute();
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
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

  /** Every message of the workspace. */
  async clear(tx: WorkspaceTransaction): Promise<void> {
    if (this.db.kind === 'sqlite') {
      await tx.deleteFrom('message_fts').execute();
      await tx.deleteFrom('message_fts_place').execute();
    } else {
      await tx.deleteFrom('message_fts_words').execute();
    }
  }
}
