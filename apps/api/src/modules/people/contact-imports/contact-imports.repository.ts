import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type ContactImportRow = NonNullable<Awaited<ReturnType<ContactImportsRepository['find']>>>;

type State = ContactImportRow['state'];

@Injectable()
export class ContactImportsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string) {
    return this.db.read.selectFrom('contact_import').selectAll().where('id', '=', id).executeTakeFirst();
  }

  list(limit: number, after: Cursor | null): Promise<ContactImportRow[]> {
    return this.db.read
      .selectFrom('contact_import')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('contact_import')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  problems(importId: string, limit: number, after: Cursor | null) {
    let query = this.db.read
      .selectFrom('contact_import_problem')
      .select(['id', 'ordinal', 'field', 'code', 'reason', 'value'])
      .where('contact_import_id', '=', importId)
      .orderBy('ordinal')
      .orderBy('id')
      .limit(limit);
    if (after !== null) {
      query = query.where((eb) => eb(eb.refTuple('ordinal', 'id'), '>', eb.tuple(after.at ?? 0, after.id)));
    }
    return query.execute();
  }

  insert(
    tx: WorkspaceTransaction,
    row: { id: string; name: string; format: 'csv' | 'vcard'; state: State; created_at: number } & Pick<
      ContactImportRow,
      'origin' | 'columns' | 'size_bytes'
    >,
  ) {
    return tx.insertInto('contact_import').values(row).execute();
  }

  /** @returns `false` if the import was in another state; nothing changes then. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    from: readonly State[],
    values: Updateable<ScopedTables['contact_import']>,
  ): Promise<boolean> {
    const result = await tx
      .updateTable('contact_import')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Records a batch, unless another process has advanced the run meanwhile. */
  async advance(
    tx: WorkspaceTransaction,
    id: string,
    rowsBefore: number,
    by: { rows: number; positionBytes: number; added: number; updated: number; unchanged: number; problems: number },
  ): Promise<boolean> {
    const result = await tx
      .updateTable('contact_import')
      .set((eb) => ({
        rows_read: rowsBefore + by.rows,
        position_bytes: by.positionBytes,
        added: eb('added', '+', by.added),
        updated: eb('updated', '+', by.updated),
        unchanged: eb('unchanged', '+', by.unchanged),
        problems: eb('problems', '+', by.problems),
      }))
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('rows_read', '=', rowsBefore)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async addProblems(
    tx: WorkspaceTransaction,
    problems: readonly {
      id: string;
      contact_import_id: string;
      ordinal: number;
      field: string | null;
      code: string;
      reason: string;
      value: string | null;
    }[],
  ): Promise<void> {
    if (problems.length > 0)
      await tx
        .insertInto('contact_import_problem')
        .values([...problems])
        .execute();
  }
}
