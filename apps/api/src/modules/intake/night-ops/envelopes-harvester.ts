import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { Harvesters } from './harvesters.js';

/** How many are taken up in one transaction. */
const AT_ONCE = 500;

/** Has everything read again that providers told us and that waits: for its turn, or for what it is about. */
@Injectable()
export class EnvelopesHarvester implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly queue: JobQueue,
    private readonly harvesters: Harvesters,
  ) {}

  onModuleInit(): void {
    this.harvesters.register({ kind: 'envelopes', harvest: (signal) => this.#harvest(signal) });
  }

  async #harvest(signal: AbortSignal): Promise<{ envelopes: number }> {
    let envelopes = 0;
    for (let after = ''; ; ) {
      signal.throwIfAborted();
      const rows = await this.#waiting(after);
      await this.db.write(async (tx) => {
        for (const { id } of rows) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id }, uniqueKey: id });
      });
      envelopes += rows.length;
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) return { envelopes };
      after = last.id;
    }
  }

  #waiting(after: string): Promise<{ id: string }[]> {
    const waiting = this.db.read
      .selectFrom('inbound_envelope')
      .select('id')
      .where('state', 'in', ['waiting', 'early'])
      .orderBy('id')
      .limit(AT_ONCE);
    return (after === '' ? waiting : waiting.where('id', '>', after)).execute();
  }
}
