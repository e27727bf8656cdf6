import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type NightRunRow = Selectable<ScopedTables['night_run']>;

type State = NightRunRow['state'];

@Injectable()
export class NightOpsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string, from: QuerySource = this.db.read): Promise<NightRunRow | undefined> {
    return from.selectFrom('night_run').selectAll().where('id', '=', id).executeTakeFirst();
  }

  underWay(from: QuerySource, kind: NightRunRow['kind']): Promise<NightRunRow | undefined> {
    return from
      .selectFrom('night_run')
      .selectAll()
      .where('kind', '=', kind)
      .where('state', 'in', ['queued', 'running'])
      .limit(1)
      .executeTakeFirst();
  }

  list(limit: number, after: Cursor | null): Promise<NightRunRow[]> {
    return this.db.read
      .selectFrom('night_run')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('night_run')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['night_run']>): Promise<void> {
    await tx.insertInto('night_run').values(row).execute();
  }

  /** @returns whether it was in one of these states; otherwise nothing changed. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    from: readonly State[],
    values: Updateable<ScopedTables['night_run']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('night_run')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async forget(tx: WorkspaceTransaction, before: number): Promise<void> {
    await tx.deleteFrom('night_run').where('finished_at', '<', before).execute();
  }
}
