import type { ChangeTopic } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { WorkspaceTransaction } from './workspace-database.js';

/** How many changes are kept. A screen that missed more reads everything again. */
const KEPT = 5_000;

/** How many changes pass before old ones are removed. */
const PRUNE_EVERY = 500;

// By transaction, whoever speaks up and whoever appends.
const mentioned = new WeakMap<WorkspaceTransaction, Set<ChangeTopic>>();
const silenced = new WeakSet<WorkspaceTransaction>();

/**
 * Notes what changed, so that open screens hear of it: those of other processes too, and those that were away.
 *
 * The gateway appends to it just before each commit, with the topics of the tables that were written (see WrittenTopics). A use case speaks
 * up where the tables say too little or too much.
 */
@Injectable()
export class ChangeLog {
  constructor(private readonly clock: Clock) {}

  /** Announces topics with this transaction that no table which it writes says: what screens show changed by the time that passed, say. */
  mention(tx: WorkspaceTransaction, topics: readonly ChangeTopic[]): void {
    const known = mentioned.get(tx) ?? new Set();
    for (const topic of topics) known.add(topic);
    mentioned.set(tx, known);
  }

  /**
   * Announces nothing of this transaction, whatever it writes: for one of many in a row, such as the batches of an import, of which some are
   * announced, and the last one with all their topics.
   */
  silence(tx: WorkspaceTransaction): void {
    silenced.add(tx);
  }

  /**
   * Appends to the log, in the transaction of the change itself; nothing where nothing is to be announced. The gateway calls it last: taking
   * the number locks the workspace's row until the commit, which is what makes the order of the numbers the order of the commits.
   *
   * @param written the topics of the tables that were written.
   */
  async append(tx: WorkspaceTransaction, written: ReadonlySet<ChangeTopic>): Promise<void> {
    const topics = new Set([...written, ...(mentioned.get(tx) ?? [])]);
    if (topics.size === 0 || silenced.has(tx)) return;
    const { change_seq: seq } = await tx
      .updateTable('workspace')
      .set((eb) => ({ change_seq: eb('change_seq', '+', 1) }))
      .returning('change_seq')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('change_log')
      .values({ seq, topics: [...topics].sort().join(','), created_at: this.clock.now() })
      .execute();
    if (seq % PRUNE_EVERY === 0)
      await tx
        .deleteFrom('change_log')
        .where('seq', '<=', seq - KEPT)
        .execute();
  }
}
