import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type SentCopyRow = Selectable<ScopedTables['sent_copy']>;

@Injectable()
export class SentCopiesRepository {
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['sent_copy']>): Promise<void> {
    await tx
      .insertInto('sent_copy')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** @param within ms since the epoch. @returns them oldest first. */
  sent(
    db: QuerySource,
    accountId: string,
    within: { readonly from: number; readonly before: number },
  ): Promise<SentCopyRow[]> {
    return db
      .selectFrom('sent_copy')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('sent_at', '>=', within.from)
      .where('sent_at', '<', within.before)
      .orderBy('sent_at')
      .orderBy('id')
      .execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('sent_copy').where('id', '=', id).execute();
  }
}
