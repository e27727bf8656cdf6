import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'name', 'query', 'created_at'] as const;

export type SavedSearchRow = Awaited<ReturnType<SavedSearchesRepository['list']>>[number];

@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list() {
    return this.db.read.selectFrom('saved_search').select(COLUMNS).execute();
  }

  find(tx: WorkspaceTransaction, id: string) {
    return tx.selectFrom('saved_search').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  keys(tx: WorkspaceTransaction) {
    return tx.selectFrom('saved_search').select('name_key').execute();
  }

  /** Locks the workspace row, so that of two requests for the same name one gets a conflict instead of a database error. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['saved_search']>): Promise<void> {
    await tx.insertInto('saved_search').values(row).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('saved_search').where('id', '=', id).execute();
  }
}
