import { DAY, HOUR } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { UploadsService } from './uploads.service.js';

/** How long an unsent file without a draft is kept, in ms. */
const KEPT_FOR = DAY;

@Injectable()
export class UploadsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly uploads: UploadsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'uploads.collect',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: HOUR,
      handle: async ({ signal }) => {
        const before = this.clock.now() - KEPT_FOR;
        while ((await this.uploads.collect(before)) > 0) signal.throwIfAborted();
      },
    });
  }
}
