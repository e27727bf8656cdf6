import { DAY, HOUR } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ProvidersRepository } from './providers.repository.js';
import { ResultsRepository } from './results.repository.js';

/** Retention of call counts, in ms. */
const USE_KEPT = 30 * DAY;

/** Deletes expired results, because they are data about people, and old call counts. */
@Injectable()
export class EnrichmentJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly results: ResultsRepository,
    private readonly providers: ProvidersRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'enrichment.forget',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: HOUR,
      handle: () => this.#forget(),
    });
  }

  #forget(): Promise<void> {
    const now = this.clock.now();
    return this.db.write(async (tx) => {
      await this.results.removeExpired(tx, now);
      await this.providers.forgetUseBefore(tx, new Date(now - USE_KEPT).toISOString().slice(0, 10));
    });
  }
}
