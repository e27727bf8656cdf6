import { Injectable } from '@nestjs/common';
import { isTaskOfAccount } from '../../../database/task-account.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from './channels.repository.js';

const TRACES = ['mailbox_mail', 'mailbox_folder', 'mailbox', 'send_slot', 'send_hold', 'oauth_attempt'] as const;

@Injectable()
export class AccountsRepository {
  async knownMembers(db: QuerySource, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('member')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Unassigns what members outside the list, other than the owner, look after in the account. */
  async unassignOthers(tx: WorkspaceTransaction, accountId: string, memberIds: readonly string[]): Promise<void> {
    const others = await tx
      .selectFrom('member')
      .select('id')
      .where('is_owner', '=', 0)
      .where('id', 'not in', [...memberIds])
      .execute();
    if (others.length === 0) return;
    const ids = others.map(({ id }) => id);
    // Conversations first: their assignee is that of their leading message.
    await tx
      .updateTable('conversation')
      .set({ assignee_id: null })
      .where('assignee_id', 'in', ids)
      .where('lead_message_id', 'in', (eb) =>
        eb
          .selectFrom('message')
          .select('message.id')
          .where('message.account_id', '=', accountId)
          .where('message.assignee_id', 'in', ids),
      )
      .execute();
    await tx
      .updateTable('message')
      .set({ assignee_id: null })
      .where('account_id', '=', accountId)
      .where('assignee_id', 'in', ids)
      .execute();
    await tx
      .updateTable('task')
      .set({ assignee_id: null })
      .where('assignee_id', 'in', ids)
      .where(isTaskOfAccount(accountId))
      .execute();
  }

  /** Deletes what is kept about a connection itself. Messages keep the id: they came and left by it. */
  async removeTraces(tx: WorkspaceTransaction, accountId: string): Promise<void> {
    for (const table of TRACES) {
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
  }

  /** Ends following the flags of a mailbox. What waits to be stored there is dropped. */
  async forgetFlags(tx: WorkspaceTransaction, accountId: string): Promise<void> {
    await tx.deleteFrom('mailbox_mail').where('account_id', '=', accountId).execute();
    await tx.updateTable('mailbox_folder').set({ modseq: null }).where('account_id', '=', accountId).execute();
  }
}
