import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'name', 'content', 'shortcut', 'updated_at'] as const;

export type CannedReplyRow = Awaited<ReturnType<CannedRepliesRepository['list']>>[number];

@Injectable()
export class CannedRepliesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list() {
    return this.db.read.selectFrom('canned_reply').select(COLUMNS).execute();
  }

  find(tx: WorkspaceTransaction, id: string) {
    return tx.selectFrom('canned_reply').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  async count(tx: WorkspaceTransaction): Promise<number> {
    const row = await tx
      .selectFrom('canned_reply')
      .select((eb) => eb.fn.countAll<number | string>().as('replies'))
      .executeTakeFirstOrThrow();
    return Number(row.replies);
  }

  taken(tx: WorkspaceTransaction, nameKey: string, shortcut: string | null) {
    return tx
      .selectFrom('canned_reply')
      .select(['id', 'name_key', 'shortcut'])
      .where((eb) =>
        eb.or([eb('name_key', '=', nameKey), ...(shortcut === null ? [] : [eb('shortcut', '=', shortcut)])]),
      )
      .execute();
  }

  /** Locks the workspace row, so that a concurrent write of the same name gets a conflict instead of a database error. */
  async hold(tx: WorkspaceTransaction): Promise<void> {
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['canned_reply']>): Promise<void> {
    await tx.insertInto('canned_reply').values(row).execute();
  }

  async update(tx: WorkspaceTransaction, id: string, change: Updateable<ScopedTables['canned_reply']>): Promise<void> {
    await tx.updateTable('canned_reply').set(change).where('id', '=', id).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('canned_reply').where('id', '=', id).execute();
  }
}
