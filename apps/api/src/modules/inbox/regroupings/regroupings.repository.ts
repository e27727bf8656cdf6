import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export type RegroupingRow = Selectable<ScopedTables['regrouping']>;
export type PartRow = Pick<Selectable<ScopedTables['regrouping_part']>, 'id' | 'kind' | 'from_id' | 'ids'>;
export type PartKind = PartRow['kind'];

export type HeldConversation = Awaited<ReturnType<RegroupingsRepository['hold']>>[number];

/** Merges and splits, and what they moved. */
@Injectable()
export class RegroupingsRepository {
  /** Locked in a fixed order until commit: nothing else joins these conversations meanwhile. */
  hold(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('conversation')
      .select(['id', 'channel', 'channels', 'account_id', 'contact_id', 'subject', 'merged_into_id', 'message_count'])
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  async insertConversation(tx: WorkspaceTransaction, row: Insertable<ScopedTables['conversation']>): Promise<void> {
    await tx.insertInto('conversation').values(row).execute();
  }

  async setMergedInto(tx: WorkspaceTransaction, ids: readonly string[], merged_into_id: string | null): Promise<void> {
    await tx
      .updateTable('conversation')
      .set({ merged_into_id })
      .where('id', 'in', [...ids])
      .execute();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['regrouping']>): Promise<void> {
    await tx.insertInto('regrouping').values(row).execute();
  }

  async setCount(tx: WorkspaceTransaction, id: string, message_count: number): Promise<void> {
    await tx.updateTable('regrouping').set({ message_count }).where('id', '=', id).execute();
  }

  find(tx: WorkspaceTransaction, id: string): Promise<RegroupingRow | undefined> {
    return tx.selectFrom('regrouping').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** Whether none of the conversations was merged into another or split again later. */
  async isLast(tx: WorkspaceTransaction, id: string, conversationIds: readonly string[]): Promise<boolean> {
    const later = await tx
      .selectFrom('regrouping')
      .select('id')
      .where('conversation_id', 'in', [...conversationIds])
      .where('id', '>', id)
      .where('undone_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return later === undefined;
  }

  async markUndone(tx: WorkspaceTransaction, id: string, undone_at: number): Promise<void> {
    await tx.updateTable('regrouping').set({ undone_at }).where('id', '=', id).execute();
    await tx.deleteFrom('regrouping_part').where('regrouping_id', '=', id).execute();
  }

  async insertPart(tx: WorkspaceTransaction, row: Insertable<ScopedTables['regrouping_part']>): Promise<void> {
    await tx.insertInto('regrouping_part').values(row).execute();
  }

  /** The next part in order, after `after`. */
  nextPart(tx: WorkspaceTransaction, regroupingId: string, after: string): Promise<PartRow | undefined> {
    let query = tx
      .selectFrom('regrouping_part')
      .select(['id', 'kind', 'from_id', 'ids'])
      .where('regrouping_id', '=', regroupingId);
    if (after !== '') query = query.where('id', '>', after);
    return query.orderBy('id').limit(1).executeTakeFirst();
  }

  /** Counts a conversation's messages again. An emptied one keeps its times, channels and account, for its undo. */
  async recount(tx: WorkspaceTransaction, conversationId: string): Promise<void> {
    const byChannel = await tx
      .selectFrom('message')
      .select((eb) => [
        'channel',
        eb.fn.countAll<number | string>().as('messages'),
        eb.fn.min<number | string>('sent_at').as('first_at'),
        eb.fn.max<number | string>('sent_at').as('last_at'),
      ])
      .where('conversation_id', '=', conversationId)
      .groupBy('channel')
      .execute();
    const total = byChannel.reduce((sum, { messages }) => sum + Number(messages), 0);
    const names = byChannel.map(({ channel }) => channel).sort();
    const accountId = await this.#lastAccount(tx, conversationId);
    await tx
      .updateTable('conversation')
      .set({
        message_count: total,
        ...(total > 0 && {
          first_message_at: Math.min(...byChannel.map(({ first_at }) => Number(first_at))),
          last_message_at: Math.max(...byChannel.map(({ last_at }) => Number(last_at))),
          account_id: accountId,
          channels: names.length > 1 ? `,${names.join(',')},` : null,
        }),
      })
      .where('id', '=', conversationId)
      .execute();
  }

  /** The account that was written to last, as new messages note it; else the one that we last wrote by. */
  async #lastAccount(tx: WorkspaceTransaction, conversationId: string): Promise<string | null> {
    const messages = tx
      .selectFrom('message')
      .select('account_id')
      .where('conversation_id', '=', conversationId)
      .where('account_id', 'is not', null)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
    const row =
      (await messages.where('direction', '=', 'inbound').executeTakeFirst()) ?? (await messages.executeTakeFirst());
    return row?.account_id ?? null;
  }
}
