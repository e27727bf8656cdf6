import type { InsertObject, Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../database/workspace-database.js';

/** Rows per statement: the widest table has about 30 columns, and SQLite allows 32,766 values. */
const BATCH = 500;

/** Whether the workspace is a demo, and its number of recorded changes. */
export const findWorkspace = (
  db: WorkspaceDatabase['read'],
): Promise<Pick<Selectable<ScopedTables['workspace']>, 'is_demo' | 'change_seq'>> =>
  db.selectFrom('workspace').select(['is_demo', 'change_seq']).executeTakeFirstOrThrow();

/** Updates the workspace if nothing was ever recorded in it, and locks it until commit. @returns whether it did. */
export async function nameUntouched(
  tx: WorkspaceTransaction,
  values: Updateable<ScopedTables['workspace']>,
): Promise<boolean> {
  const taken = await tx
    .updateTable('workspace')
    .set(values)
    .where('change_seq', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function removeMembers(tx: WorkspaceTransaction): Promise<void> {
  await tx.deleteFrom('member').execute();
}

export async function insertRows<Table extends keyof ScopedTables>(
  tx: WorkspaceTransaction,
  table: Table,
  rows: readonly InsertObject<ScopedTables, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}
