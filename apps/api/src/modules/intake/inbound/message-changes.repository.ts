import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { COUNTED_COLUMNS } from '../../inbox/counters/counted-row.js';

type Change<Table extends keyof ScopedTables> = Updateable<ScopedTables[Table]>;

@Injectable()
export class MessageChangesRepository {
  async text(tx: WorkspaceTransaction, id: string): Promise<string> {
    const row = await tx.selectFrom('message_body').select('text').where('message_id', '=', id).executeTakeFirst();
    return row?.text ?? '';
  }

  /** The columns that determine the counters, locked until commit. */
  hold(tx: WorkspaceTransaction, id: string) {
    return tx.selectFrom('message').select(COUNTED_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Change<'message'>): Promise<void> {
    await tx.updateTable('message').set(change).where('id', '=', id).execute();
  }

  async updateBody(tx: WorkspaceTransaction, id: string, change: Change<'message_body'>): Promise<void> {
    await tx.updateTable('message_body').set(change).where('message_id', '=', id).execute();
  }

  async updateOrigin(tx: WorkspaceTransaction, id: string, change: Change<'message_origin'>): Promise<void> {
    await tx.updateTable('message_origin').set(change).where('message_id', '=', id).execute();
  }

  /** One per sender: the latest by the provider's clock. */
  async putReaction(
    tx: WorkspaceTransaction,
    row: Omit<Insertable<ScopedTables['message_reaction']>, 'emoji' | 'at'>,
    values: { readonly emoji: string | null; readonly at: number },
  ): Promise<void> {
    await tx
      .insertInto('message_reaction')
      .values({ ...row, ...values })
      .onConflict((conflict) =>
        conflict.columns(['message_id', 'sender']).doUpdateSet(values).where('message_reaction.at', '<', values.at),
      )
      .execute();
  }

  /** Deletes a message's files. @returns their number and the hashes of the stored bytes. */
  async removeFiles(tx: WorkspaceTransaction, id: string): Promise<{ count: number; hashes: string[] }> {
    const gone = await tx.deleteFrom('attachment').where('message_id', '=', id).returning('content_hash').execute();
    const hashes = [...new Set(gone.map(({ content_hash }) => content_hash))].filter((hash) => hash !== '');
    return { count: gone.length, hashes };
  }
}
