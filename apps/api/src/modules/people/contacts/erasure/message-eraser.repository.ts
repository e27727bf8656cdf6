import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { COUNTED_COLUMNS } from '../../../inbox/counters/counted-row.js';

@Injectable()
export class MessageEraserRepository {
  counted(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('message')
      .select(['id', 'contact_id', 'sent_at', ...COUNTED_COLUMNS])
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Removes the files of messages. @returns hashes of their content; files never fetched have none. */
  async removeFiles(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<string[]> {
    const files = await tx
      .deleteFrom('attachment')
      .where('message_id', 'in', [...messageIds])
      .returning('content_hash')
      .execute();
    return [...new Set(files.map(({ content_hash }) => content_hash))].filter((hash) => hash !== '');
  }

  /** The hashes that other messages of the workspace still use. */
  async keptFiles(tx: WorkspaceTransaction, hashes: readonly string[]): Promise<Set<string>> {
    const kept = await tx
      .selectFrom('attachment')
      .select('content_hash')
      .distinct()
      .where('content_hash', 'in', hashes)
      .execute();
    return new Set(kept.map(({ content_hash }) => content_hash));
  }

  async removeContent(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<void> {
    await tx.deleteFrom('outbound_message').where('message_id', 'in', messageIds).execute();
    await tx.deleteFrom('message_body').where('message_id', 'in', messageIds).execute();
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await tx.deleteFrom('message').where('id', 'in', ids).execute();
  }

  /** Also those that were merged into them. */
  async removeConversations(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    for (let left = ids; left.length > 0; ) {
      const merged = await tx
        .selectFrom('conversation')
        .select('id')
        .where('merged_into_id', 'in', [...left])
        .execute();
      await tx
        .deleteFrom('conversation')
        .where('id', 'in', [...left])
        .execute();
      left = merged.map(({ id }) => id);
    }
  }

  /** Adds to the daily counts of deleted messages. */
  async addToDays(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['past_count']>[]): Promise<void> {
    await tx
      .insertInto('past_count')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'channel', 'direction'])
          .doUpdateSet((eb) => ({ value: eb('past_count.value', '+', eb.ref('excluded.value')) })),
      )
      .execute();
  }
}
