import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { EnvelopesRepository } from '../inbound/envelopes.repository.js';
import { Harvesters } from './harvesters.js';

/** Envelopes per transaction. */
const AT_ONCE = 500;

/** Rereads all waiting and early envelopes. */
@Injectable()
export class EnvelopesHarvester implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: EnvelopesRepository,
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
      const ids = await this.rows.waiting(after, AT_ONCE);
      await this.db.write(async (tx) => {
        for (const id of ids) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id }, uniqueKey: id });
      });
      envelopes += ids.length;
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) return { envelopes };
      after = last;
    }
  }
}
