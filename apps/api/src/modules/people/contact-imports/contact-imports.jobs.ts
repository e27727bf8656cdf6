import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ContactImportRunner } from './contact-import-runner.js';
import { CONTACT_IMPORT_JOB } from './contact-imports.service.js';

const ATTEMPTS = 5;

@Injectable()
export class ContactImportsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: ContactImportRunner,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: CONTACT_IMPORT_JOB,
      schema: z.object({ importId: z.uuid() }),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: async ({ payload, signal, attempt }) => {
        try {
          await this.runner.run(payload.importId, signal);
        } catch (error) {
          if (signal.aborted || attempt < ATTEMPTS) throw error;
          const reason = error instanceof Error ? error.message : String(error);
          await this.runner.fail(payload.importId, `The import failed after all retries: ${reason}`);
          throw new PermanentFailure(reason);
        }
      },
    });
  }
}
