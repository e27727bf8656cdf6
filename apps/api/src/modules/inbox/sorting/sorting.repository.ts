import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql, type Updateable } from 'kysely';
import { keyChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Characters of a text that affect its priority. */
const READ_TEXT = 4000;

/** Newest messages of a conversation that are sorted again when one is added. */
const NEWEST = 50;

const COLUMNS = [
  'message.id',
  'message.conversation_id',
  'message.channel',
  'message.direction',
  'message.kind',
  'message.sent_at',
  'message.sent_at_known',
  'message.subject',
  'message.status',
  'message.status_source',
  'message.priority',
  'message.priority_reasons',
  'message.is_urgent',
  'message.urgency_source',
  'message.is_read',
  'message.snoozed_until',
  'message.addressed',
  'message.sentiment_compound',
  'message.archive_is_read',
  'message.archive_is_in_inbox',
  'message.import_run_id',
] as const;

export type StoredMail = Awaited<ReturnType<SortingRepository['storedMail']>>[number];

export type SortedRow = Awaited<ReturnType<SortingRepository['rowsOf']>>[number];

@Injectable()
export class SortingRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Conversations that an import added messages to, by id, starting after `after`. */
  async touched(importRunId: string, after: string | null, count: number): Promise<string[]> {
    let query = this.db.read
      .selectFrom('message')
      .select('conversation_id')
      .distinct()
      .where('import_run_id', '=', importRunId)
      .orderBy('conversation_id')
      .limit(count);
    if (after !== null) query = query.where('conversation_id', '>', after);
    return (await query.execute()).map(({ conversation_id }) => conversation_id);
  }

  /** When the newest dated message of a channel was sent, ignoring future dates. */
  async newestAt(now: number, channel: Channel = 'email'): Promise<number | null> {
    const row = await this.db.read
      .selectFrom('message')
      .select('sent_at')
      .where('channel', '=', channel)
      .where('sent_at', '<=', now)
      .where('sent_at_known', '=', 1)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.sent_at ?? null;
  }

  /** Each conversation oldest first. */
  async conversations(tx: WorkspaceTransaction, ids: readonly string[]): Promise<Map<string, SortedRow[]>> {
    const byConversation = new Map<string, SortedRow[]>();
    for (const chunk of keyChunks(ids)) {
      for (const row of await this.rowsOf(tx, chunk)) {
        const rows = byConversation.get(row.conversation_id);
        if (rows) rows.push(row);
        else byConversation.set(row.conversation_id, [row]);
      }
    }
    return byConversation;
  }

  /**
   * The messages one new message can affect, oldest first: open ones and the newest. Messages completed long ago keep their state, so long chats stay
   * cheap.
   */
  recent(tx: WorkspaceTransaction, conversationId: string): Promise<SortedRow[]> {
    const newest = tx
      .selectFrom('message')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST);
    return this.#rows(tx)
      .where('message.conversation_id', '=', conversationId)
      .where((eb) => eb.or([eb('message.status', '<>', 'completed'), eb('message.id', 'in', newest)]))
      .forUpdate('message')
      .execute();
  }

  /** Locked until commit, so that nobody moves a message during sorting. */
  rowsOf(tx: WorkspaceTransaction, ids: readonly string[]) {
    return this.#rows(tx)
      .where('message.conversation_id', 'in', [...ids])
      .forUpdate('message')
      .execute();
  }

  async update(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['message']>): Promise<void> {
    await tx.updateTable('message').set(values).where('id', '=', id).execute();
  }

  #rows(tx: WorkspaceTransaction) {
    return tx
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .leftJoin('message_body', (join) =>
        join
          .onRef('message_body.message_id', '=', 'message.id')
          .on('message.direction', '=', 'inbound')
          .on('message.kind', '=', 'personal'),
      )
      .select([...COLUMNS, 'contact.inbound_count as contact_inbound', 'contact.outbound_count as contact_outbound'])
      .select(sql<string | null>`substr(message_body.text, 1, ${sql.lit(READ_TEXT)})`.as('text'))
      .orderBy('message.conversation_id')
      .orderBy('message.sent_at')
      .orderBy('message.id');
  }

  /** Stored email with its correspondents, by id, starting after `after`. */
  storedMail(after: string | null, count: number) {
    const query = this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select([
        'message.id',
        'message.conversation_id',
        'message.contact_id',
        'message.channel',
        'message.direction',
        'message.kind',
      ])
      .select([
        'message.sent_at',
        'message.sent_at_known',
        'message.status',
        'message.is_read',
        'message.is_urgent',
        'message.priority',
        'message.snoozed_until',
        'message.addressed',
      ])
      .select(['message_body.from_name', 'message_body.from_address', 'message_body.to_list', 'message_body.cc_list'])
      .where('message.channel', '=', 'email')
      .orderBy('message.id')
      .limit(count);
    return (after === null ? query : query.where('message.id', '>', after)).execute();
  }

  /** The contact of the newest message that has one. */
  async latestContact(tx: WorkspaceTransaction, conversationId: string): Promise<string | null> {
    const row = await tx
      .selectFrom('message')
      .select('contact_id')
      .where('conversation_id', '=', conversationId)
      .where('contact_id', 'is not', null)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.contact_id ?? null;
  }

  /** Deletes contacts of these addresses that have no messages. @returns their ids. */
  async removeUnusedContacts(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<string[]> {
    const rows = await tx
      .selectFrom('contact_point')
      .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select('contact.id')
      .where('contact_point.channel', '=', 'email')
      .where('contact_point.handle', 'in', [...addresses])
      .where('contact.inbound_count', '=', 0)
      .where('contact.outbound_count', '=', 0)
      .execute();
    const ids = [...new Set(rows.map(({ id }) => id))];
    if (ids.length > 0) await tx.deleteFrom('contact').where('id', 'in', ids).execute();
    return ids;
  }
}
