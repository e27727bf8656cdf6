import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { BriefRepository } from './brief.repository.js';
import { BriefService } from './brief.service.js';

/** Delay between the first messages and the first brief, in ms, so that it includes the first batches of an import. */
const SETTLES = MINUTE;

export const FIRST_BRIEF_JOB = 'brief.first';

/** Makes the first brief once a workspace has messages. NightOps makes the daily briefs. */
@Injectable()
export class BriefJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly briefs: BriefService,
    private readonly stored: BriefRepository,
    private readonly counters: StatCounters,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: FIRST_BRIEF_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 2,
      handle: async () => {
        if ((await this.stored.newest()) !== undefined || !(await this.stored.hasMessages())) return;
        await this.briefs.makeRow('start');
      },
    });
    this.counters.onFirstMessages(async (tx) => {
      const runAt = this.clock.now() + SETTLES;
      await this.queue.enqueue(tx, { kind: FIRST_BRIEF_JOB, payload: {}, uniqueKey: 'first-messages', runAt });
    });
  }
}
