import type { WorkspaceDatabase } from '../../../../database/workspace-database.js';

/** The names of all members, by id. */
export async function memberNames(
  db: Pick<WorkspaceDatabase['read'], 'selectFrom'>,
): Promise<ReadonlyMap<string, string>> {
  const members = await db.selectFrom('member').select(['id', 'name']).execute();
  return new Map(members.map(({ id, name }) => [id, name]));
}
