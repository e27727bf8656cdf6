import type { ChangeTopic } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** How many changes are kept. A screen that missed more reads everything again. */
const KEPT = 5_000;

/** How many changes pass before old ones are removed. */
const PRUNE_EVERY = 500;

/** Notes what changed, so that open screens hear of it: those of other processes too, and those that were away. */
@Injectable()
export class ChangeLog {
  readonly #mentioned = new WeakMap<WorkspaceTransaction, Set<ChangeTopic>>();

  constructor(private readonly clock: Clock) {}

  /** Adds a topic to what is recorded at the end of the transaction, for work that is only a part of it. Nothing is recorded for it alone. */
  mention(tx: WorkspaceTransaction, topic: ChangeTopic): void {
    const topics = this.#mentioned.get(tx) ?? new Set();
    this.#mentioned.set(tx, topics.add(topic));
  }

  /**
   * Appends to the log, in the transaction of the change itself. Call it last: taking the number locks the workspace's row until the
   * commit, which is what makes the order of the numbers the order of the commits.
   */
  async record(tx: WorkspaceTransaction, topics: readonly ChangeTopic[]): Promise<void> {
    const { change_seq: seq } = await tx
      .updateTable('workspace')
      .set((eb) => ({ change_seq: eb('change_seq', '+', 1) }))
      .returning('change_seq')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('change_log')
      .values({
        seq,
        topics: [...new Set([...topics, ...(this.#mentioned.get(tx) ?? [])])].sort().join(','),
        created_at: this.clock.now(),
      })
      .execute();
    if (seq % PRUNE_EVERY === 0)
      await tx
        .deleteFrom('change_log')
        .where('seq', '<=', seq - KEPT)
        .execute();
  }
}
