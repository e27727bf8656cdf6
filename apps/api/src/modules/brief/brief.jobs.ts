import { HOUR } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../jobs/job-registry.js';
import { BriefRepository } from './brief.repository.js';
import { BriefService } from './brief.service.js';

/** Looks whether a first brief can be made. The brief of every day is a run of NightOps. */
@Injectable()
export class BriefJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly briefs: BriefService,
    private readonly stored: BriefRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'brief.first',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 2,
      everyMs: HOUR,
      handle: async () => {
        if ((await this.stored.newest()) !== undefined || !(await this.stored.hasMessages())) return;
        await this.briefs.makeRow('start');
      },
    });
  }
}
