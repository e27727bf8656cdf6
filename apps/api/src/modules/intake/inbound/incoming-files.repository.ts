import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class IncomingFilesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read
      .selectFrom('attachment')
      .innerJoin('message', 'message.id', 'attachment.message_id')
      .select([
        'attachment.fetch_state',
        'attachment.reference',
        'attachment.content_type',
        'message.channel',
        'message.account_id',
      ])
      .where('attachment.id', '=', id)
      .executeTakeFirst();
  }

  async waiting(count: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('attachment')
      .select('id')
      .where('fetch_state', '=', 'waiting')
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(({ id }) => id);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['attachment']>): Promise<void> {
    await tx.insertInto('attachment').values(row).execute();
  }

  /** Records a file's outcome and drops its reference, so that it is not requested again. */
  async settle(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['attachment']>): Promise<void> {
    await tx.updateTable('attachment').set(values).set({ reference: null }).where('id', '=', id).execute();
  }
}
