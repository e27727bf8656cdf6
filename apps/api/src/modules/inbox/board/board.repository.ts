import type { MessageStatus } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface StoredColumn {
  readonly status: MessageStatus | null;
  readonly viewId: string | null;
}

@Injectable()
export class BoardRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In order. */
  columns(): Promise<StoredColumn[]> {
    return this.db.read
      .selectFrom('board_column')
      .select(['status', 'view_id as viewId'])
      .orderBy('position')
      .execute();
  }

  async hasViews(tx: WorkspaceTransaction, viewIds: readonly string[]): Promise<boolean> {
    if (viewIds.length === 0) return true;
    const found = await tx
      .selectFrom('saved_view')
      .select('id')
      .where('kind', '=', 'messages')
      .where('id', 'in', [...viewIds])
      .execute();
    return found.length === viewIds.length;
  }

  async replace(tx: WorkspaceTransaction, columns: readonly Insertable<ScopedTables['board_column']>[]): Promise<void> {
    await tx.deleteFrom('board_column').execute();
    await tx
      .insertInto('board_column')
      .values([...columns])
      .execute();
  }
}
