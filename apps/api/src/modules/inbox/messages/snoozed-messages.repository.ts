import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { COUNTED_COLUMNS, type CountedRow } from '../counters/counted-row.js';

export type SnoozedRow = CountedRow & { readonly id: string };

/** Named queries on messages that are put off. */
@Injectable()
export class SnoozedMessagesRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Those of the messages that are put off until that very instant, held until the commit. */
  until(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<SnoozedRow[]> {
    return snoozed(tx)
      .where('id', 'in', [...messageIds])
      .where('snoozed_until', '=', until)
      .execute();
  }

  /** What is put off "unless they reply" in a conversation and older than a reply, held until the commit. */
  unlessReply(tx: WorkspaceTransaction, conversationId: string, repliedAt: number): Promise<SnoozedRow[]> {
    return snoozed(tx)
      .where('conversation_id', '=', conversationId)
      .where('snooze_unless_reply', '=', 1)
      .where('sent_at', '<', repliedAt)
      .execute();
  }

  /** Those of the conversations that have something put off "unless they reply", in the order of their ids. */
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

  /** When the newest letter of a person was sent that an import brought to a conversation. */
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

  /** Into the inbox, unread, where the person asked to see them again; ours cannot be unread. */
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

  /** Some whose time has passed. */
  overdue(now: number, count: number) {
    return this.db.read
      .selectFrom('message')
      .select(['id', 'snoozed_until'])
      .where('snoozed_until', 'is not', null)
      .where('snoozed_until', '<=', now)
      .limit(count)
      .execute();
  }

  /** What a notification says of messages. */
  described(tx: WorkspaceTransaction, ids: readonly string[]) {
    return tx
      .selectFrom('message')
      .select(['id', 'subject', 'channel', 'contact_id'])
      .where('id', 'in', [...ids])
      .execute();
  }
}

/** In one order, so that two writers never cross. */
const snoozed = (tx: WorkspaceTransaction) =>
  tx
    .selectFrom('message')
    .select(['id', ...COUNTED_COLUMNS])
    .where('snoozed_until', 'is not', null)
    .orderBy('id')
    .forUpdate();
