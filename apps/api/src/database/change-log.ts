import type { ChangedConversations, ChangeTopic } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { WorkspaceTransaction } from './workspace-database.js';

/** Number of changes kept. A screen that missed more reloads everything. */
const KEPT = 5_000;

/** Number of changes between two prunings. */
const PRUNE_EVERY = 500;

// By transaction, across callers.
const mentioned = new WeakMap<WorkspaceTransaction, Set<ChangeTopic>>();
const confined = new WeakMap<WorkspaceTransaction, ChangedConversations>();
const silenced = new WeakSet<WorkspaceTransaction>();

/**
 * Records changes for open screens, including those of other processes and those that were offline.
 *
 * The gateway appends just before each commit, with the topics of the written tables (see WrittenTopics). Use cases call `mention` or `silence` where
 * the tables say too little or too much.
 */
@Injectable()
export class ChangeLog {
  constructor(private readonly clock: Clock) {}

  /** Adds topics that the written tables do not imply, for example if time alone changed what screens show. */
  mention(tx: WorkspaceTransaction, topics: readonly ChangeTopic[]): void {
    const known = mentioned.get(tx) ?? new Set();
    for (const topic of topics) known.add(topic);
    mentioned.set(tx, known);
  }

  /** Says which conversations the whole transaction changes. For use cases that write no message of any other. */
  confine(tx: WorkspaceTransaction, conversations: ChangedConversations): void {
    confined.set(tx, conversations);
  }

  /** Records nothing for this transaction. For import batches, of which only some are announced; the last one mentions all topics. */
  silence(tx: WorkspaceTransaction): void {
    silenced.add(tx);
  }

  /**
   * Appends to the log within the change's transaction, if there is anything to announce. The gateway calls it last: taking the number locks the
   * workspace's row until commit, which makes number order equal commit order.
   *
   * @param written topics of the written tables.
   */
  async append(tx: WorkspaceTransaction, written: ReadonlySet<ChangeTopic>): Promise<void> {
    const topics = new Set([...written, ...(mentioned.get(tx) ?? [])]);
    if (topics.size === 0 || silenced.has(tx)) return;
    const { change_seq: seq } = await tx
      .updateTable('workspace')
      .set((eb) => ({ change_seq: eb('change_seq', '+', 1) }))
      .returning('change_seq')
      .executeTakeFirstOrThrow();
    const only = confined.get(tx);
    const conversations = only === undefined ? null : JSON.stringify(only);
    await tx
      .insertInto('change_log')
      .values({ seq, topics: [...topics].sort().join(','), conversations, created_at: this.clock.now() })
      .execute();
    if (seq % PRUNE_EVERY === 0)
      await tx
        .deleteFrom('change_log')
        .where('seq', '<=', seq - KEPT)
        .execute();
  }
}
