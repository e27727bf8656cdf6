import type { Receipt } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

@Injectable()
export class SentMessagesRepository {
  async exists(db: QuerySource, id: string): Promise<boolean> {
    return (await db.selectFrom('message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  findReceipt(
    tx: WorkspaceTransaction,
    id: string,
  ): Promise<Pick<Selectable<ScopedTables['message']>, 'receipt'> | undefined> {
    return tx.selectFrom('message').select('receipt').where('id', '=', id).executeTakeFirst();
  }

  async setReceipt(tx: WorkspaceTransaction, id: string, receipt: Receipt): Promise<void> {
    await tx.updateTable('message').set({ receipt }).where('id', '=', id).execute();
  }
}
