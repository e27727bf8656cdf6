import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { COUNTED_COLUMNS, type CountedRow } from '../counters/counted-row.js';

export type SnoozedRow = CountedRow & { readonly id: string };

@Injectable()
export class SnoozedMessagesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Messages still snoozed until exactly this instant, locked until commit. */
  until(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<SnoozedRow[]> {
    return snoozed(tx)
      .where('id', 'in', [...messageIds])
      .where('snoozed_until', '=', until)
      .execute();
  }

  /** Messages snoozed "unless they reply" and older than the reply, locked until commit. */
  unlessReply(tx: WorkspaceTransaction, conversationId: string, repliedAt: number): Promise<SnoozedRow[]> {
    return snoozed(tx)
      .where('conversation_id', '=', conversationId)
      .where('snooze_unless_reply', '=', 1)
      .where('sent_at', '<', repliedAt)
      .execute();
  }

  /** Conversations with messages snoozed "unless they reply", sorted by id. */
  async awaitingReply(tx: WorkspaceTransaction, conversationIds: readonly string[]): Promise<string[]> {
    const rows = await tx
      .selectFrom('message')
      .select('conversation_id')
      .distinct()
      .where('conversation_id', 'in', [...conversationIds])
      .where('snoozed_until', 'is not', null)
      .where('snooze_unless_reply', '=', 1)
      .orderBy('conversation_id')
      .execute();
    return rows.map(({ conversation_id }) => conversation_id);
  }

  /** When the newest personal message that the import added to the conversation was sent. */
  async newestImportedAt(
    tx: WorkspaceTransaction,
    conversationId: string,
    importRunId: string,
  ): Promise<number | null> {
    const newest = await tx
      .selectFrom('message')
      .select((eb) => eb.fn.max<number | null>('sent_at').as('at'))
      .where('conversation_id', '=', conversationId)
      .where('import_run_id', '=', importRunId)
      .where('direction', '=', 'inbound')
      .where('kind', '=', 'personal')
      .executeTakeFirst();
    return newest?.at ? Number(newest.at) : null;
  }

  /** Moves messages to the inbox and marks inbound ones unread; outbound ones cannot be unread. */
  async bringBack(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    const back = { status: 'inbox', status_source: 'person', snoozed_until: null, snooze_unless_reply: 0 } as const;
    await tx.updateTable('message').set(back).where('id', 'in', ids).execute();
    await tx
      .updateTable('message')
      .set({ is_read: 0 })
      .where('id', 'in', ids)
      .where('direction', '=', 'inbound')
      .execute();
  }

  overdue(now: number, count: number) {
    return this.db.read
      .selectFrom('message')
      .select(['id', 'snoozed_until'])
      .where('snoozed_until', 'is not', null)
      .where('snoozed_until', '<=', now)
      .limit(count)
      .execute();
  }

  described(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('message')
      .select(['id', 'subject', 'channel', 'contact_id'])
      .where('id', 'in', [...ids])
      .execute();
  }
}

/** Ordered by id to avoid deadlocks. */
const snoozed = (tx: WorkspaceTransaction) =>
  tx
    .selectFrom('message')
    .select(['id', ...COUNTED_COLUMNS])
    .where('snoozed_until', 'is not', null)
    .orderBy('id')
    .forUpdate();
