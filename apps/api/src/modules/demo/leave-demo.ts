import type { WorkspaceTransaction } from '../../database/workspace-database.js';

/** Everything that a demo fills, what refers to others first. */
const TABLES = [
  'attachment',
  'message_body',
  'message',
  'message_reference',
  'conversation',
  'contact_point',
  'contact',
  'import_problem',
  'import_run',
  'stat_counter',
] as const;

/**
 * Makes room for the real thing: empties a demo workspace, in the transaction that brings the first real data, so that invented people never
 * stand among real ones and the demo's own addresses never decide who wrote what. A workspace that is no demo is left alone.
 *
 * @returns whether it was one; then everything on the screens has changed.
 */
export async function leaveDemo(tx: WorkspaceTransaction): Promise<boolean> {
  const left = await tx
    .updateTable('workspace')
    .set({ is_demo: 0, name: 'My workspace', own_addresses: '[]' })
    .where('is_demo', '=', 1)
    .returning('id')
    .executeTakeFirst();
  if (left === undefined) return false;
  for (const table of TABLES) await tx.deleteFrom(table).execute();
  return true;
}
