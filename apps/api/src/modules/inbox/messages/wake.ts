import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { COUNTED_COLUMNS, type CountedRow, countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';

/** The job that brings messages back at their time. */
export const WAKE_JOB = 'messages.wake';

type SnoozedRow = CountedRow & { readonly id: string };

/** Brings messages back that were put off: at their time, or when an answer comes before. */
@Injectable()
export class Waking {
  constructor(
    private readonly queue: JobQueue,
    private readonly counters: StatCounters,
  ) {}

  /** Promises that the messages come back then. A message that is put off anew gets another job; the old one finds nothing to do. */
  async schedule(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<void> {
    await this.queue.enqueue(tx, { kind: WAKE_JOB, payload: { messageIds, until }, runAt: until });
  }

  /**
   * Brings back those of the messages that are still put off until that very instant.
   *
   * @returns whose time it was; empty when a person decided otherwise since, or the job ran before.
   */
  async wake(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<string[]> {
    const query = snoozed(tx)
      .where('id', 'in', [...messageIds])
      .where('snoozed_until', '=', until);
    return this.#bringBack(tx, await this.#held(query));
  }

  /**
   * Brings back what was put off "unless they reply" in a conversation that somebody has written in. Call it in the transaction that stores
   * their message; the caller records the change of `messages` and `stats`.
   *
   * @param sentAt when they wrote: older mail that comes late answers nothing.
   * @returns the messages that are back.
   */
  async wakeOnReply(tx: WorkspaceTransaction, conversationId: string, sentAt: number): Promise<string[]> {
    const query = snoozed(tx)
      .where('conversation_id', '=', conversationId)
      .where('snooze_unless_reply', '=', 1)
      .where('sent_at', '<', sentAt);
    return this.#bringBack(tx, await this.#held(query));
  }

  /**
   * The same for what an import brought: in each conversation the newest letter that a person sent us answers what is older.
   *
   * @returns the messages that are back.
   */
  async wakeOnImport(
    tx: WorkspaceTransaction,
    conversationIds: readonly string[],
    importRunId: string,
  ): Promise<string[]> {
    const hoping = await tx
      .selectFrom('message')
      .select('conversation_id')
      .distinct()
      .where('conversation_id', 'in', [...conversationIds])
      .where('snoozed_until', 'is not', null)
      .where('snooze_unless_reply', '=', 1)
      .orderBy('conversation_id')
      .execute();
    const back: string[] = [];
    for (const { conversation_id } of hoping) {
      const answer = await tx
        .selectFrom('message')
        .select((eb) => eb.fn.max<number | null>('sent_at').as('at'))
        .where('conversation_id', '=', conversation_id)
        .where('import_run_id', '=', importRunId)
        .where('direction', '=', 'inbound')
        .where('kind', '=', 'personal')
        .executeTakeFirst();
      if (answer?.at) back.push(...(await this.wakeOnReply(tx, conversation_id, Number(answer.at))));
    }
    return back;
  }

  async #held(query: ReturnType<typeof snoozed>): Promise<SnoozedRow[]> {
    return query.forUpdate().execute();
  }

  /** Into the inbox, unread, where the person asked to see them again; ours cannot be unread. */
  async #bringBack(tx: WorkspaceTransaction, rows: readonly SnoozedRow[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const back = { status: 'inbox', status_source: 'person', snoozed_until: null, snooze_unless_reply: 0 } as const;
    await tx.updateTable('message').set(back).where('id', 'in', ids).execute();
    await tx
      .updateTable('message')
      .set({ is_read: 0 })
      .where('id', 'in', ids)
      .where('direction', '=', 'inbound')
      .execute();
    const tally = new CounterTally();
    for (const row of rows) {
      const before = countedOf(row);
      const isRead = row.direction === 'outbound' && before.isRead;
      tally.message(before, { ...before, status: 'inbox', isRead, isSnoozed: false }, row.conversation_id);
    }
    await this.counters.apply(tx, tally);
    return ids;
  }
}

/** In one order, so that two writers never cross. */
const snoozed = (tx: WorkspaceTransaction) =>
  tx
    .selectFrom('message')
    .select(['id', ...COUNTED_COLUMNS])
    .where('snoozed_until', 'is not', null)
    .orderBy('id');
