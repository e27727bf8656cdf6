import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { FETCH_JOB } from '../inbound/fetch-job.js';
import { Harvesters } from './harvesters.js';

/** How many are taken up at a time. */
const AT_ONCE = 500;

/** Has files fetched that a provider keeps for us and that nobody has fetched yet. */
@Injectable()
export class FilesHarvester implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly queue: JobQueue,
    private readonly harvesters: Harvesters,
  ) {}

  onModuleInit(): void {
    this.harvesters.register({ kind: 'files', harvest: () => this.#harvest() });
  }

  async #harvest(): Promise<{ files: number }> {
    const rows = await this.db.read
      .selectFrom('attachment')
      .select('id')
      .where('fetch_state', '=', 'waiting')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    await this.db.write(async (tx) => {
      for (const { id } of rows) await this.queue.enqueue(tx, { kind: FETCH_JOB, payload: { id }, uniqueKey: id });
    });
    return { files: rows.length };
  }
}
