import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type DealRow = Selectable<ScopedTables['deal']>;

@Injectable()
export class DealsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first. */
  ofContact(contactId: string, limit: number): Promise<DealRow[]> {
    return this.db.read
      .selectFrom('deal')
      .selectAll()
      .where('contact_id', '=', contactId)
      .orderBy('closed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  find(tx: WorkspaceTransaction, id: string): Promise<DealRow | undefined> {
    return tx.selectFrom('deal').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async isContact(from: QuerySource, contactId: string): Promise<boolean> {
    const row = await from.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst();
    return row !== undefined;
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['deal']>): Promise<void> {
    await tx.insertInto('deal').values(row).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('deal').where('id', '=', id).execute();
  }
}
