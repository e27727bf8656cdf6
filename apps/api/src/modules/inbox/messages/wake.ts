import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { SnoozedMessagesRepository, type SnoozedRow } from './snoozed-messages.repository.js';

/** The job that brings messages back at their time. */
export const WAKE_JOB = 'messages.wake';

/** Brings messages back that were put off: at their time, or when an answer comes before. */
@Injectable()
export class Waking {
  constructor(
    private readonly snoozed: SnoozedMessagesRepository,
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
    return this.#bringBack(tx, await this.snoozed.until(tx, messageIds, until));
  }

  /**
   * Brings back what was put off "unless they reply" in a conversation that somebody has written in. Call it in the transaction that stores
   * their message; the caller records the change of `messages` and `stats`.
   *
   * @param sentAt when they wrote: older mail that comes late answers nothing.
   * @returns the messages that are back.
   */
  async wakeOnReply(tx: WorkspaceTransaction, conversationId: string, sentAt: number): Promise<string[]> {
    return this.#bringBack(tx, await this.snoozed.unlessReply(tx, conversationId, sentAt));
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
    const back: string[] = [];
    for (const conversationId of await this.snoozed.awaitingReply(tx, conversationIds)) {
      const repliedAt = await this.snoozed.newestImportedAt(tx, conversationId, importRunId);
      if (repliedAt !== null) back.push(...(await this.wakeOnReply(tx, conversationId, repliedAt)));
    }
    return back;
  }

  async #bringBack(tx: WorkspaceTransaction, rows: readonly SnoozedRow[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await this.snoozed.bringBack(tx, ids);
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
