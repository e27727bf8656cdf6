import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { FETCH_JOB } from '../inbound/fetch-job.js';
import { IncomingFilesRepository } from '../inbound/incoming-files.repository.js';
import { Harvesters } from './harvesters.js';

/** Files per batch. */
const AT_ONCE = 500;

/** Queues downloads of files that are still at the provider. */
@Injectable()
export class FilesHarvester implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly files: IncomingFilesRepository,
    private readonly queue: JobQueue,
    private readonly harvesters: Harvesters,
  ) {}

  onModuleInit(): void {
    this.harvesters.register({ kind: 'files', harvest: () => this.#harvest() });
  }

  async #harvest(): Promise<{ files: number }> {
    const ids = await this.files.waiting(AT_ONCE);
    await this.db.write(async (tx) => {
      for (const id of ids) await this.queue.enqueue(tx, { kind: FETCH_JOB, payload: { id }, uniqueKey: id });
    });
    return { files: ids.length };
  }
}
