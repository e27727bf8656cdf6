import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { JobQueue } from '../../../../jobs/job-queue.js';
import type { PersonData } from '../../../platform/person-data/person-data.js';

/** Has the bytes of files deleted when nobody has them any more, in no workspace: a job looks after the commit. */
async function sweep(
  tx: WorkspaceTransaction,
  queue: JobQueue,
  files: readonly { readonly content_hash: string }[],
): Promise<void> {
  const hashes = [...new Set(files.map(({ content_hash }) => content_hash))];
  if (hashes.length > 0) await queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes } });
}

/**
 * Deletes the files of drafts, and of messages that have not left. Call it before the conversations go, which take the rows along.
 *
 * @returns how many.
 */
export async function eraseOutgoingFiles(
  tx: WorkspaceTransaction,
  queue: JobQueue,
  conversationIds: readonly string[],
): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const ids = [...conversationIds];
  const drafted = await tx.deleteFrom('upload').where('conversation_id', 'in', ids).returning('content_hash').execute();
  const outbound = tx.selectFrom('outbound_message').select('id').where('conversation_id', 'in', ids);
  const queued = await tx
    .deleteFrom('outbound_file')
    .where('outbound_id', 'in', outbound)
    .returning('content_hash')
    .execute();
  await sweep(tx, queue, [...drafted, ...queued]);
  return drafted.length + queued.length;
}

/**
 * Files that were to go out to a person. They move with their messages and conversations, so that a merge has nothing to do here; those of
 * conversations that go are gone already. It comes before the messages are deleted, which take the rows along.
 */
export const filesOfPerson = (queue: JobQueue): PersonData => ({
  kind: 'outgoing-files',
  count: async () => 0,
  move: async () => [],
  moveBack: async () => undefined,
  erase: async (tx, contactId) => {
    const conversations = await tx
      .selectFrom('conversation')
      .select('id')
      .where('contact_id', '=', contactId)
      .execute();
    const known = await eraseOutgoingFiles(
      tx,
      queue,
      conversations.map(({ id }) => id),
    );
    const outbound = tx.selectFrom('outbound_message').select('id').where('contact_id', '=', contactId);
    const files = await tx
      .deleteFrom('outbound_file')
      .where('outbound_id', 'in', outbound)
      .returning('content_hash')
      .execute();
    await sweep(tx, queue, files);
    return known + files.length;
  },
});
