import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import type { WorkspaceTransaction } from '../database/workspace-database.js';
import { JobQueue, type NewJob } from './job-queue.js';
import { JobRegistry } from './job-registry.js';

/** Default attempts if neither the job nor its handler sets them. */
const DEFAULT_ATTEMPTS = 5;

/** The job queue in the application database. */
@Injectable()
export class EmbeddedJobQueue extends JobQueue {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly registry: JobRegistry,
  ) {
    super();
  }

  override async enqueue(tx: WorkspaceTransaction, job: NewJob): Promise<string | null> {
    const now = this.clock.now();
    const row = await tx
      .insertInto('job')
      .values({
        id: this.ids.next(),
        kind: job.kind,
        payload: JSON.stringify(job.payload),
        state: 'waiting',
        run_at: job.runAt ?? now,
        attempts: 0,
        max_attempts: job.maxAttempts ?? this.registry.get(job.kind)?.maxAttempts ?? DEFAULT_ATTEMPTS,
        unique_key: job.uniqueKey ?? null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  }
}
