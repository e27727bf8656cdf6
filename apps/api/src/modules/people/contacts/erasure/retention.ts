import { setImmediate as turn } from 'node:timers/promises';
import type { RetentionPreview } from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { ErasableMessagesRepository } from './erasable-messages.repository.js';
import { MessageEraser } from './message-eraser.js';

/** Messages deleted per transaction; requests run in between. */
const AT_ONCE = 200;

@Injectable()
export class Retention {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessageEraser,
    private readonly erasable: ErasableMessagesRepository,
    private readonly clock: Clock,
  ) {}

  async preview(days: number): Promise<RetentionPreview> {
    const cutoff = this.#cutoff(days);
    return { messages: await this.erasable.countBefore(cutoff), before: new Date(cutoff).toISOString() };
  }

  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      // Read each time, because the setting may change during the run.
      const days = await this.erasable.retentionDays();
      if (days === null || !(await this.#step(this.#cutoff(days)))) return;
      await turn();
    }
  }

  /** @returns whether there may be more. */
  #step(cutoff: number): Promise<boolean> {
    return this.db.write(async (tx) => {
      const ids = await this.erasable.before(tx, cutoff, AT_ONCE);
      if (ids.length === 0) return false;
      await this.messages.erase(tx, ids);
      return ids.length === AT_ONCE;
    });
  }

  #cutoff(days: number): number {
    return this.clock.now() - days * DAY;
  }
}
