import { Injectable } from '@nestjs/common';
import type { Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

const COLUMNS = ['id', 'name', 'own_addresses', 'is_demo', 'retention_days'] as const;

type WorkspaceRow = Pick<Selectable<ScopedTables['workspace']>, (typeof COLUMNS)[number]>;

@Injectable()
export class WorkspaceRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(): Promise<WorkspaceRow> {
    return this.db.read.selectFrom('workspace').select(COLUMNS).executeTakeFirstOrThrow();
  }

  async change(
    tx: WorkspaceTransaction,
    values: Pick<Updateable<ScopedTables['workspace']>, 'name' | 'retention_days'>,
  ): Promise<void> {
    await tx.updateTable('workspace').set(values).execute();
  }
}
