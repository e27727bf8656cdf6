import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { FLOW_JOB, FlowDays } from './flow-days.js';

/** Recounts changed days every ten minutes, and on demand when a query needed them. */
@Injectable()
export class AnalyticsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly days: FlowDays,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: FLOW_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: 10 * MINUTE,
      handle: ({ signal }) => this.days.keep(signal),
    });
  }
}
