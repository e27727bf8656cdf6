import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SearchedMessage } from '../../../database/search-rows.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface StoredMessage extends SearchedMessage {
  readonly id: string;
  readonly sentAt: number;
}

/** A message's place in SQLite's index, which is ordered by time. */
export interface MessagePlace {
  readonly message_id: string;
  readonly place: number;
}

/** Subject, names and text are separate columns, so that they can be weighted. */
export interface MessageEntry {
  readonly rowid: number;
  readonly contact: string;
  readonly subject: string;
  readonly body: string;
}

@Injectable()
export class MessageIndexRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** By id, starting after `after`. */
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

  /** PostgreSQL only. */
  async insertVectors(
    tx: WorkspaceTransaction,
    messages: readonly { readonly id: string; readonly vector: string }[],
  ): Promise<void> {
    const rows = messages.map(({ id, vector }) => ({ message_id: id, words: sql<string>`${vector}::tsvector` }));
    await tx.insertInto('message_fts_words').values(rows).execute();
  }

  /** SQLite only, at places reserved by `takePlaces`. */
  async insertEntries(tx: WorkspaceTransaction, rows: readonly MessageEntry[]): Promise<void> {
    await tx.insertInto('message_fts').values(rows).execute();
  }

  /** Reserves the places that are free. @returns those it reserved. */
  takePlaces(tx: WorkspaceTransaction, places: readonly MessagePlace[]): Promise<MessagePlace[]> {
    return tx
      .insertInto('message_fts_place')
      .values(places)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['message_id', 'place'])
      .execute();
  }

  /** Their vectors are made later, off the request path. */
  async awaitVectors(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    const rows = ids.map((message_id) => ({ message_id, model: 0, cluster: 0, vector: null }));
    await tx.insertInto('message_vector').values(rows).execute();
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await tx.deleteFrom('message_vector').where('message_id', 'in', ids).execute();
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

  async clear(tx: WorkspaceTransaction): Promise<void> {
    await tx.deleteFrom('message_vector').execute();
    await tx.deleteFrom('message_vector_model').execute();
    if (this.db.kind === 'sqlite') {
      await tx.deleteFrom('message_fts').execute();
      await tx.deleteFrom('message_fts_place').execute();
    } else {
      await tx.deleteFrom('message_fts_words').execute();
    }
  }
}
