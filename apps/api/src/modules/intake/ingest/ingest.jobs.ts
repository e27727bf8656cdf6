import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { INGEST_JOB, IngestFilesService } from './ingest-files.service.js';
import { RunReader } from './run-reader.js';

/** Crashes in a row before a file fails; each attempt resumes where the last one stopped. */
const ATTEMPTS = 10;
const TIDY_EVERY = 60_000;

@Injectable()
export class IngestJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly reader: RunReader,
    private readonly files: IngestFilesService,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: INGEST_JOB,
      schema: z.object({ runId: z.uuid() }),
      // Parallel runs would only compete for the database.
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.reader.run(payload.runId, signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          await this.reader.fail(payload.runId, `The file failed after all retries: ${reason}`);
          throw new PermanentFailure(reason);
        }
      },
    });
    this.registry.register({
      kind: 'ingest.tidy',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: TIDY_EVERY,
      handle: () => this.files.tidy(),
    });
  }
}
