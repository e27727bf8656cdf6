import { setImmediate as turn } from 'node:timers/promises';
import type { RetentionPreview } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { ChangeLog } from '../../../platform/stream/change-log.js';
import { MessageEraser } from './message-eraser.js';

/** How many messages go in one transaction; calls are answered in between. */
const AT_ONCE = 200;

/** Removes messages that are older than the workspace keeps them. */
@Injectable()
export class Retention {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessageEraser,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** How many messages a setting would remove. */
  async preview(days: number): Promise<RetentionPreview> {
    const row = await this.db.read
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number | string>().as('messages'))
      .where('sent_at', '<', this.#cutoff(days))
      .executeTakeFirst();
    return { messages: Number(row?.messages ?? 0), before: new Date(this.#cutoff(days)).toISOString() };
  }

  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      // Read again each time: somebody may have changed their mind.
      const { retention_days: days } = await this.db.read
        .selectFrom('workspace')
        .select('retention_days')
        .executeTakeFirstOrThrow();
      if (days === null || !(await this.#step(this.#cutoff(days)))) return;
      await turn();
    }
  }

  /** @returns whether there may be more. */
  #step(cutoff: number): Promise<boolean> {
    return this.db.write(async (tx) => {
      const rows = await tx
        .selectFrom('message')
        .select('id')
        .where('sent_at', '<', cutoff)
        .orderBy('sent_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      if (rows.length === 0) return false;
      await this.messages.erase(
        tx,
        rows.map(({ id }) => id),
      );
      await this.changes.record(tx, ['messages', 'stats', 'contacts']);
      return rows.length === AT_ONCE;
    });
  }

  #cutoff(days: number): number {
    return this.clock.now() - days * DAY;
  }
}
