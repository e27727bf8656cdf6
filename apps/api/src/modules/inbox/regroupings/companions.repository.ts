import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export type DraftText = Awaited<ReturnType<typeof draftOf>>;

export const draftOf = (tx: WorkspaceTransaction, conversationId: string) =>
  tx
    .selectFrom('draft')
    .select(['content', 'html', 'subject', 'addressing', 'version'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();

/** Writes the conversation's first draft, or its next version. */
export async function putDraft(
  tx: WorkspaceTransaction,
  { id, conversation_id, ...text }: Insertable<ScopedTables['draft']>,
): Promise<void> {
  const isFirst = text.version === 1;
  if (isFirst)
    await tx
      .insertInto('draft')
      .values({ id, conversation_id, ...text })
      .execute();
  else await tx.updateTable('draft').set(text).where('conversation_id', '=', conversation_id).execute();
}

export async function labelsOf(tx: WorkspaceTransaction, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversation_project')
    .select('project_id')
    .where('conversation_id', '=', conversationId)
    .execute();
  return rows.map(({ project_id }) => project_id);
}

/** Adds the projects that still exist. */
export async function addLabels(
  tx: WorkspaceTransaction,
  conversation_id: string,
  projectIds: readonly string[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const known = await tx
    .selectFrom('project')
    .select('id')
    .where('id', 'in', [...projectIds])
    .execute();
  if (known.length === 0) return;
  await tx
    .insertInto('conversation_project')
    .values(known.map(({ id }) => ({ conversation_id, project_id: id })))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'project_id']).doNothing())
    .execute();
}

export async function removeLabels(
  tx: WorkspaceTransaction,
  conversationId: string,
  projectIds: readonly string[],
): Promise<void> {
  if (projectIds.length === 0) return;
  await tx
    .deleteFrom('conversation_project')
    .where('conversation_id', '=', conversationId)
    .where('project_id', 'in', [...projectIds])
    .execute();
}
