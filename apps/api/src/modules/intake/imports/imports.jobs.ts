import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { REDERIVE_JOB } from '../../platform/workspace/own-addresses.js';
import { ImportRunner } from './import-runner.js';
import { ImportsService, READ_JOB } from './imports.service.js';
import { Rederivation } from './rederivation.js';

/** Crashes in a row before a run fails; each attempt resumes where the last one stopped. */
const READ_ATTEMPTS = 10;
const TIDY_EVERY = 60_000;

@Injectable()
export class ImportsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: ImportRunner,
    private readonly imports: ImportsService,
    private readonly rederivation: Rederivation,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: READ_JOB,
      schema: z.object({ importId: z.uuid() }),
      // Parallel runs would only compete for the disk and the database.
      concurrency: 1,
      maxAttempts: READ_ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.runner.run(payload.importId, signal);
        } catch (error) {
          if (signal.aborted || attempt < READ_ATTEMPTS) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          await this.runner.fail(payload.importId, `The import failed after all retries: ${reason}`);
          throw new PermanentFailure(reason);
        }
      },
    });
    this.registry.register({
      kind: REDERIVE_JOB,
      schema: z.object({ changed: z.array(z.string()) }),
      concurrency: 1,
      maxAttempts: 5,
      handle: ({ payload, signal }) => this.rederivation.run(payload.changed, signal),
    });
    this.registry.register({
      kind: 'imports.tidy',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: TIDY_EVERY,
      handle: () => this.imports.tidy(),
    });
  }
}
