import { HOUR } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { PostMetricsRefresh } from './post-metrics-refresh.js';

/** Fetches post metrics every six hours, far below the limits of X's plans. */
@Injectable()
export class PostMetricsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly refresh: PostMetricsRefresh,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'twitter.metrics',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: 6 * HOUR,
      handle: ({ signal }) => this.refresh.run(signal),
    });
  }
}
