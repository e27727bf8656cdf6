import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { MessageSearchIndex, REINDEX_JOB } from './message-search-index.js';

@Injectable()
export class SearchJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly index: MessageSearchIndex,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: REINDEX_JOB,
      schema: z.object({ contactId: z.uuid() }),
      concurrency: 1,
      maxAttempts: 5,
      handle: async ({ payload, signal }) => {
        let after: string | null = null;
        do {
          signal.throwIfAborted();
          const from: string | null = after;
          after = await this.db.write((tx) => this.index.reindexNext(tx, payload.contactId, from));
        } while (after !== null);
      },
    });
  }
}
