import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { countedOf } from '../counters/counted-row.js';
import { CounterTally } from '../counters/counter-tally.js';
import { StatCounters } from '../counters/stat-counters.js';
import { SnoozedMessagesRepository, type SnoozedRow } from './snoozed-messages.repository.js';

export const WAKE_JOB = 'messages.wake';

/** Returns snoozed messages to the inbox: when their time comes, or earlier if a reply arrives. */
@Injectable()
export class Waking {
  constructor(
    private readonly snoozed: SnoozedMessagesRepository,
    private readonly queue: JobQueue,
    private readonly counters: StatCounters,
  ) {}

  /** Schedules the return of messages. Snoozing again adds another job; the old one then finds nothing to do. */
  async schedule(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<void> {
    await this.queue.enqueue(tx, { kind: WAKE_JOB, payload: { messageIds, until }, runAt: until });
  }

  /**
   * Brings back the messages still snoozed until exactly this instant.
   *
   * @returns the messages brought back; empty if a person changed them since, or the job already ran.
   */
  async wake(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<string[]> {
    return this.#bringBack(tx, await this.snoozed.until(tx, messageIds, until));
  }

  /**
   * Brings back messages snoozed "unless they reply" in a conversation with a new inbound message. Call it in the transaction that stores the
   * message; the caller records the change of `messages` and `stats`.
   *
   * @param sentAt when they wrote: older email that arrives late is no reply.
   * @returns the messages brought back.
   */
  async wakeOnReply(tx: WorkspaceTransaction, conversationId: string, sentAt: number): Promise<string[]> {
    return this.#bringBack(tx, await this.snoozed.unlessReply(tx, conversationId, sentAt));
  }

  /**
   * The same for an import: in each conversation, the newest personal message they sent counts as the reply to older ones.
   *
   * @returns the messages brought back.
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
