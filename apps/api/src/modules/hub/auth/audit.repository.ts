import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class AuditRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest first. */
  list(limit: number, after: Cursor | null): Promise<Selectable<ScopedTables['hub_audit']>[]> {
    return this.db.read
      .selectFrom('hub_audit')
      .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
      .$if(after !== null, (query) =>
        query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? ''))),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** @param bound counting stops there. */
  async count(bound: number): Promise<number> {
    const row = await this.db.read
      .selectFrom((eb) => eb.selectFrom('hub_audit').select('id').limit(bound).as('counted'))
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['hub_audit']>): Promise<void> {
    await tx.insertInto('hub_audit').values(row).execute();
  }

  async removeBefore(tx: WorkspaceTransaction, before: number): Promise<void> {
    await tx.deleteFrom('hub_audit').where('at', '<', before).execute();
  }
}
