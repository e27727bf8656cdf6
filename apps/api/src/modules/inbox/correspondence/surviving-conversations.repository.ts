import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../database/workspace-database.js';

/** A conversation that was merged, and its survivor again, and so on; longer chains are not followed. */
const MOST_MERGES = 100;

/**
 * Where the messages of conversations are now: merged ones lead to the conversation that they were merged into.
 *
 * In a transaction the rows stay locked until commit, so that nothing is added to a conversation while it is being merged.
 *
 * @returns by the given id; unknown ids lead to themselves.
 */
export async function survivingIds(
  db: WorkspaceTransaction | WorkspaceDatabase['read'],
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(ids)];
  const next = new Map<string, string>();
  let asked = given;
  for (let merges = 0; asked.length > 0 && merges < MOST_MERGES; merges += 1) {
    const query = db.selectFrom('conversation').select(['id', 'merged_into_id']).where('id', 'in', asked).orderBy('id');
    const rows = await ('isTransaction' in db && db.isTransaction ? query.forKeyShare() : query).execute();
    asked = [];
    for (const { id, merged_into_id } of rows) {
      if (merged_into_id === null) continue;
      next.set(id, merged_into_id);
      if (!next.has(merged_into_id)) asked.push(merged_into_id);
    }
  }
  return new Map(given.map((id) => [id, endOf(id, next)]));
}

export async function survivingId(db: WorkspaceTransaction | WorkspaceDatabase['read'], id: string): Promise<string> {
  return (await survivingIds(db, [id])).get(id) ?? id;
}

function endOf(id: string, next: ReadonlyMap<string, string>): string {
  let end = id;
  for (let merges = 0; merges < MOST_MERGES; merges += 1) end = next.get(end) ?? end;
  return end;
}
