import { sql } from 'kysely';
import type { Flag } from '../../../database/entities/columns.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Values per statement, well below SQLite's limit. */
const AT_ONCE = 500;

/**
 * Recounts open and unread messages of labeled conversations. Call it in the transaction that changed their messages or labels, after the change.
 * Conversations without a label cost one lookup.
 */
export async function recountLabels(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<void> {
  for (let start = 0; start < conversationIds.length; start += AT_ONCE) {
    const labelled = await hold(tx, conversationIds.slice(start, start + AT_ONCE));
    if (labelled.length > 0) await recount(tx, labelled);
  }
}

/** Locked in a fixed order until commit: concurrent writers recount after us and see our changes. */
async function hold(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversation_project')
    .select('conversation_id')
    .where('conversation_id', 'in', [...ids])
    .orderBy('conversation_id')
    .orderBy('project_id')
    .forUpdate()
    .execute();
  return [...new Set(rows.map(({ conversation_id }) => conversation_id))];
}

async function recount(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('conversation_project')
    .set((eb) => {
      const messages = eb
        .selectFrom('message')
        .whereRef('message.conversation_id', '=', 'conversation_project.conversation_id')
        .where('message.snoozed_until', 'is', null);
      const open = eb.exists(messages.select('message.id').where('message.status', '<>', 'completed'));
      return {
        is_open: eb.case().when(open).then<Flag>(1).else<Flag>(0).end(),
        unread_count: messages
          .where('message.direction', '=', 'inbound')
          // The plus sign stops SQLite from scanning all unread messages for each conversation.
          .where(sql<number>`+message.is_read`, '=', 0)
          .select((inner) => inner.fn.countAll<number>().as('unread')),
      };
    })
    .where('conversation_id', 'in', [...ids])
    .execute();
}
